"""Makes files of contacts as telephones export them, from lists of names; the same contacts always."""
import csv
import random
import uuid

COMPANIES = ["Acme", "Globex", "Initech", "Umbrella", "Hooli", "Stark", "Wayne", "Soylent", "Vandelay", "Tyrell"]
KINDS = ["Trading", "Works", "Studio", "Hospital", "School", "Software", "Logistics", "Foods"]
STREETS = ["Hauptstraße", "Main Street", "人民路", "Ленина", "中央通り", "Park Lane", "Bahnhofstraße", "세종대로"]
CITIES = ["Berlin", "Springfield", "上海", "Москва", "大阪", "London", "Wien", "서울"]


def parts(name):
    """Family and given name of a name, as well as one can tell."""
    words = name.split()
    if len(words) == 1:
        return (name[:1], name[1:]) if ord(name[0]) > 0x2E80 else (name, "")
    if ord(name[0]) > 0x2E80:
        return words[0], " ".join(words[1:])
    return words[-1], " ".join(words[:-1])


def card(name, number, chance):
    family, given = parts(name)
    place = chance.randrange(len(CITIES))
    lines = [
        "BEGIN:VCARD",
        "VERSION:3.0",
        f"UID:{uuid.UUID(int=chance.getrandbits(128), version=4)}",
        f"N:{family};{given};;;",
        f"FN:{name}",
        f"TEL;TYPE=CELL:+86 1{chance.randrange(10**10):010d}",
        f"TEL;TYPE=WORK:+49 30 {chance.randrange(10**7):07d}",
        f"EMAIL;TYPE=INTERNET:user{number}@example.{chance.choice(['com', 'org', 'net', 'cn', 'de'])}",
        f"ORG:{chance.choice(COMPANIES)} {chance.choice(KINDS)} {chance.randrange(200)}",
    ]
    if number % 3 == 0:
        street = f"{STREETS[place]} {chance.randrange(1, 300)}"
        lines.append(f"ADR;TYPE=HOME:;;{street};{CITIES[place]};;{chance.randrange(10**5):05d};")
    return "".join(line + "\r\n" for line in [*lines, "END:VCARD"])


def write(names, count):
    """Writes a file of vCards and one of rows with the same cards, and says where they are."""
    cards, rows = names.with_suffix(".vcf"), names.with_suffix(".csv")
    if cards.exists() and rows.exists():
        return cards, rows
    chance = random.Random(8)
    with (
        names.open(encoding="utf-8") as lines,
        cards.open("w", encoding="utf-8", newline="") as vcf,
        rows.open("w", encoding="utf-8", newline="") as table,
    ):
        writer = csv.writer(table)
        for number, line in zip(range(1, count + 1), lines):
            name = line.rstrip("\n")
            text = card(name, number, chance)
            vcf.write(text)
            writer.writerow([number, name, text])
    return cards, rows
