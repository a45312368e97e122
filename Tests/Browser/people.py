"""Contacts that the tests of one contact, of the form and of files look at."""
import base64
import struct
import zlib

KATHARINA = """BEGIN:VCARD
VERSION:4.0
FN:Dr. Katharina Anna Brückner
N:Brückner;Katharina;Anna;Dr.;
NICKNAME:Kathi
ORG:Institut für Gewässer;Sedimente
TITLE:Leiterin
TEL;TYPE=cell;PREF=1:+49 30 5550140
TEL;TYPE="work,fax":+49 30 5550141
item1.TEL:+49 30 5550142
item1.X-ABLabel:Boat shed
EMAIL;TYPE=work:k.brueckner@example.org
ADR;TYPE=work:;Haus B;Uferstraße 112;Musterstadt;;10115;Deutschland
URL:https://www.example.org/team/brueckner/
URL:javascript:document.title='attacked'
URL:data:text/html,<script>document.title='attacked'</script>
IMPP:xmpp:kathi@chat.example.org
BDAY:19790314
ANNIVERSARY:--0621
CATEGORIES:Institut,Segelverein
NOTE:Vormittags anrufen.\\nHat den Schlüssel.
UID:urn:uuid:bbbb0000-0001-4000-8000-000000000001
END:VCARD
"""

LONG = "BEGIN:VCARD\nVERSION:4.0\nFN:Long Winded\nTEL:+1 555 0180\n" + "".join(
    f"EMAIL:someone.with.a.long.address.{number}@department.example.org\n" for number in range(40)) + "END:VCARD\n"


def png(width=64, height=64, color=(200, 40, 60)):
    """A picture of one colour."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes(color) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


PRIYA = ("BEGIN:VCARD\nVERSION:4.0\nFN:Priya Raman\nN:Raman;Priya;;;\nTEL;TYPE=cell:+1 555 0177\n"
         f"PHOTO:data:image/png;base64,{base64.b64encode(png()).decode()}\n"
         "UID:urn:uuid:bbbb0000-0001-4000-8000-000000000002\nEND:VCARD\n")
