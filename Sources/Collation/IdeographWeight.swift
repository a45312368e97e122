/// Primary weights of ideographs, which come by the tens of thousands and are numbered through.
package enum IdeographWeight {
  /// The three-byte weight with a number: the second byte has the 251 values from 04 to FE, which leaves
  /// room for the bytes that end shared lead bytes in keys, the third the 254 values from 02 to FF.
  @inline(__always)
  package static func primary(number: UInt32) -> UInt32 {
    let (rest, third) = number.quotientAndRemainder(dividingBy: 254)
    let (first, second) = rest.quotientAndRemainder(dividingBy: 251)
    return (first &+ 3) << 24 | (second &+ 4) << 16 | (third &+ 2) << 8
  }

  /// The number of a weight, nil if it isn't three bytes that `primary` makes.
  package static func number(of primary: UInt32) -> UInt32? {
    let (first, second, third) = (primary >> 24, primary >> 16 & 0xFF, primary >> 8 & 0xFF)
    guard first >= 3, second >= 4, second <= 0xFE, third >= 2, primary & 0xFF == 0 else {
      return nil
    }
    return ((first - 3) * 251 + second - 4) * 254 + third - 2
  }
}
