"""Writes cards for the names of a list to standard output, as fast as Python can: manycards.py NAMES COUNT

The cards are as large as those of `cards.py`. The same names give the same cards.
"""
import sys


def write(path, count, output):
    lines = []
    with open(path, encoding="utf-8") as names:
        for number, line in zip(range(1, count + 1), names):
            name = line.rstrip("\n")
            family, _, given = name.partition(" ")
            mixed = number * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
            lines.append(
                f"BEGIN:VCARD\r\nVERSION:3.0\r\nUID:{number:08x}-5f0a-4c5e-8000-{mixed & 0xFFFFFFFFFFFF:012x}\r\n"
                f"N:{family};{given};;;\r\nFN:{name}\r\nTEL;TYPE=CELL:+86 1{mixed % 10**10:010d}\r\n"
                f"TEL;TYPE=WORK:+49 30 {mixed >> 40:08d}\r\nEMAIL;TYPE=INTERNET:user{number}@example.com\r\n"
                f"ORG:Acme Trading {mixed % 200}\r\nADR;TYPE=HOME:;;Hauptstraße {mixed % 300};Berlin;;{mixed % 99991:05d};\r\n"
                "END:VCARD\r\n")
            if number % 10_000 == 0:
                output.write("".join(lines).encode())
                lines = []
    output.write("".join(lines).encode())


if __name__ == "__main__":
    write(sys.argv[1], int(sys.argv[2]), sys.stdout.buffer)
