"""What Scripts/conformance is made of: comparing Thumbindex with ICU, and the vectors for the tests."""
