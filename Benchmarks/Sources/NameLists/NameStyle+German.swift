extension NameStyle {
  /// Given names and a family name or two.
  static let german = NameStyle(
    family: """
      Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf
      Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann
      Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn
      Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon
      Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas
      Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff
      Pfeiffer Strauß Öztürk Yıldız
      """,
    given: """
      Jürgen Günter Käthe Jörg Björn Sören Özlem Änne Bärbel Uwe Hans Peter Michael Thomas Andreas Wolfgang Klaus Stefan
      Christian Markus Frank Bernd Dieter Matthias Ralf Heinz Ursula Monika Petra Sabine Renate Helga Karin Brigitte Ingrid
      Erika Andrea Gisela Claudia Susanne Gabriele Christa Christine Angelika Birgit Heike Martina Anna Lena Lea Mia Emma
      Hannah Sofia Leonie Lina Marie Emilia Leon Luca Paul Jonas Finn Noah Elias Maximilian Felix Ben Lukas Moritz
      Karl-Heinz Hans-Jürgen Anne-Marie Fritz Friedrich Wilhelm
      """,
    patterns: ["G F", "G F", "G F", "G G F", "G F-F"])
}
