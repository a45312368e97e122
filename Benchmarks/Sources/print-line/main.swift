// print-line: writes one line; what any program in Swift takes to start and to end.
print("one line")
