/** The agency's clients and other companies that people worked for. All of them are made up. */
export const CLIENTS = (
  'Maison Verrier, Leie & Land, Noordkaap Energie, Polderzorg, Brasserie Delvaux, Kustbank, Atelier Brel, Havenlicht Energie, Maison Delorme, ' +
  'Studio Noordkaai, Musée des Canaux, Boekhuis Zomer, Zorgkring Denderland, Fietsfabriek Bruun, Banque du Parc, Éditions du Héron, Lumière & Fils, ' +
  'Waterlijn Verzekeringen, Groenhof Tuinen, Café de Kade, Domaine Saint-Aubin, Tramlijn Negen, Les Ateliers du Nord, Hotel Begijnhof, Vlasmarkt Festival'
).split(', ');

export const COMPANIES = [
  ...CLIENTS,
  ...(
    'Brabo Uitgevers, Uitgeverij Blauwe Maandag, Taalbureau Kompas, Redactie Stroom, Bureau Letterlijk, Agence Virgule, Agence Trait d’Union, ' +
    'Studio Papegaai, Communicatiebureau Vlieger, De Vertaalzolder, Groupe Alizé, Tekstlab Noord'
  ).split(', '),
];
