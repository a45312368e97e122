import Testing

@testable import thumbindex

@Suite("The progress bar") struct ProgressBarTests {
  @Test("The text says how far the task has come") func text() {
    #expect(ProgressBar.text("Sorting", 0, of: 8) == "Sorting [--------------------]   0 %")
    #expect(ProgressBar.text("Sorting", 2, of: 8) == "Sorting [#####---------------]  25 %")
    #expect(ProgressBar.text("Sorting", 8, of: 8) == "Sorting [####################] 100 %")
  }

  @Test("A file that grows while it is read is done at most") func moreThanAll() {
    #expect(ProgressBar.text("Reading", 9, of: 8) == "Reading [####################] 100 %")
  }

  @Test("Without a total the amount is shown") func unknownTotal() {
    #expect(ProgressBar.text("Reading", 12_345_678, of: 0) == "Reading 12 MB")
  }

  @Test("Nothing is written where there is no terminal") func noTerminal() {
    var bar = ProgressBar(isOnTerminal: false)
    #expect(bar.update("Sorting", 1, of: 2, after: .seconds(60)) == nil)
    #expect(bar.wipe() == nil)
  }

  @Test("Nothing is written in the first second, then ten times a second at most") func pace() {
    var bar = ProgressBar(isOnTerminal: true)
    #expect(bar.update("Sorting", 1, of: 4, after: .milliseconds(999)) == nil)
    #expect(bar.wipe() == nil)
    let first = bar.update("Sorting", 2, of: 4, after: .milliseconds(1_000))
    #expect(first == "Sorting [##########----------]  50 %")
    #expect(bar.update("Sorting", 3, of: 4, after: .milliseconds(1_099)) == nil)
    #expect(bar.update("Sorting", 3, of: 4, after: .milliseconds(1_100)) != nil)
  }

  @Test("What is shown is wiped out by the next text, and in the end") func wiping() {
    var bar = ProgressBar(isOnTerminal: true)
    #expect(bar.update("Reading", 5_000_000, of: 0, after: .seconds(1)) == "Reading 5 MB")
    let wiped = "\r            \r"
    let next = bar.update("Reading", 9_000_000, of: 0, after: .seconds(2))
    #expect(next == wiped + "Reading 9 MB")
    #expect(bar.wipe() == wiped)
    #expect(bar.wipe() == nil)
  }
}
