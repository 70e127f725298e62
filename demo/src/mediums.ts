/** Advertising channels, all made up: name | street | postal | city | country | start price. */
export const MEDIUMS = `
Taalbank Vacatures | Vlaanderenstraat 12 | 9000 | Gent | BE | 180
Mediajobs Vlaanderen | Meir 41 | 2000 | Antwerpen | BE | 240
Le Mot Juste | Rue du Midi 8 | 1000 | Bruxelles | BE | 210
Carrières Sud | Rue de Fer 30 | 5000 | Namur | BE | 160
Campusbord Leuven | Naamsestraat 22 | 3000 | Leuven | BE | 60
Forum des Traducteurs | Rue Léopold 3 | 4000 | Liège | BE | 90
Vertalersplein | Oudegracht 118 | 3511 AB | Utrecht | NL | 150
Tekstwerk.example | Herengracht 201 | 1016 BE | Amsterdam | NL | 260
Ontwerpersbord | Witte de Withstraat 9 | 3012 BM | Rotterdam | NL | 175
Techschrijvers | Stationsplein 4 | 5611 AB | Eindhoven | NL | 140
Brabant Werkt | Markt 17 | 5211 JV | Den Bosch | NL | 120
Plumes & Pixels | Rue Faidherbe 14 | 59000 | Lille | FR | 190
Métiers du Texte | Rue Oberkampf 55 | 75011 | Paris | FR | 320
Réseau Traduction | Quai Saint-Vincent 6 | 69001 | Lyon | FR | 200
Graphisme Ouest | Rue Crébillon 21 | 44000 | Nantes | FR | 130
Emplois Culture | Cours de l’Intendance 2 | 33000 | Bordeaux | FR | 170
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));
