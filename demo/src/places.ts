import type { Random } from './random.ts';

export type Community = 'flemish' | 'walloon' | 'dutch' | 'french';

export interface Place {
  country: 'BE' | 'NL' | 'FR';
  postal: string;
  city: string;
  /** Code of shared-types' PROVINCES. */
  province: string;
}

/** `postal city` lists by province; the communities weigh towards the agency's home, Gent. */
const FLEMISH: Record<string, string> = {
  VOV: '9000 Gent, 9000 Gent, 9050 Gentbrugge, 9100 Sint-Niklaas, 9200 Dendermonde, 9300 Aalst, 9700 Oudenaarde, 9800 Deinze, 9900 Eeklo, 9160 Lokeren',
  VAN: '2000 Antwerpen, 2018 Antwerpen, 2140 Borgerhout, 2300 Turnhout, 2400 Mol, 2500 Lier, 2600 Berchem, 2800 Mechelen, 2200 Herentals',
  VBR: '3000 Leuven, 3010 Kessel-Lo, 3300 Tienen, 1500 Halle, 1800 Vilvoorde, 3200 Aarschot, 3290 Diest',
  VWV: '8000 Brugge, 8200 Sint-Andries, 8400 Oostende, 8500 Kortrijk, 8800 Roeselare, 8900 Ieper, 8630 Veurne, 8700 Tielt',
  VLI: '3500 Hasselt, 3600 Genk, 3700 Tongeren, 3800 Sint-Truiden, 3920 Lommel',
  BRU: '1000 Brussel, 1030 Schaarbeek, 1080 Sint-Jans-Molenbeek',
};
const WALLOON: Record<string, string> = {
  BRU: '1000 Bruxelles, 1050 Ixelles, 1060 Saint-Gilles, 1180 Uccle, 1190 Forest',
  WNA: '5000 Namur, 5100 Jambes, 5500 Dinant, 5300 Andenne',
  WLG: '4000 Liège, 4020 Liège, 4500 Huy, 4800 Verviers, 4900 Spa',
  WHT: '7000 Mons, 7500 Tournai, 6000 Charleroi, 7100 La Louvière, 7800 Ath',
  WBR: '1300 Wavre, 1340 Ottignies-Louvain-la-Neuve, 1400 Nivelles, 1410 Waterloo',
  WLX: '6700 Arlon, 6600 Bastogne, 6900 Marche-en-Famenne',
};
const DUTCH: Record<string, string> = {
  NH: '1012 Amsterdam, 1054 Amsterdam, 2011 Haarlem, 1811 Alkmaar, 1211 Hilversum',
  ZH: '3011 Rotterdam, 3024 Rotterdam, 2511 Den Haag, 2611 Delft, 2311 Leiden, 3311 Dordrecht',
  UT: '3511 Utrecht, 3581 Utrecht, 3811 Amersfoort',
  NB: '5611 Eindhoven, 5211 Den Bosch, 5038 Tilburg, 4811 Breda',
  GE: '6511 Nijmegen, 6811 Arnhem, 7311 Apeldoorn',
  OV: '8011 Zwolle, 7411 Deventer, 7511 Enschede',
  LI: '6211 Maastricht, 6041 Roermond, 5911 Venlo',
  GR: '9711 Groningen',
  FR: '8911 Leeuwarden',
  ZE: '4331 Middelburg, 4531 Terneuzen',
  FL: '1315 Almere',
  DR: '9401 Assen',
};
const FRENCH: Record<string, string> = {
  HDF: '59000 Lille, 59000 Lille, 59100 Roubaix, 59200 Tourcoing, 62000 Arras, 80000 Amiens, 59140 Dunkerque',
  IDF: '75011 Paris, 75019 Paris, 75005 Paris, 92100 Boulogne-Billancourt, 93100 Montreuil, 78000 Versailles',
  ARA: '69001 Lyon, 69007 Lyon, 38000 Grenoble, 74000 Annecy, 63000 Clermont-Ferrand',
  NAQ: '33000 Bordeaux, 33800 Bordeaux, 87000 Limoges, 64000 Pau, 17000 La Rochelle',
  PDL: '44000 Nantes, 49000 Angers, 72000 Le Mans',
  GES: '67000 Strasbourg, 57000 Metz, 54000 Nancy, 51100 Reims',
  OCC: '31000 Toulouse, 34000 Montpellier, 30000 Nîmes',
  PAC: '13001 Marseille, 06000 Nice, 84000 Avignon',
  BRE: '35000 Rennes, 29200 Brest, 56000 Vannes',
  NOR: '76000 Rouen, 14000 Caen',
  BFC: '21000 Dijon, 25000 Besançon',
  CVL: '37000 Tours, 45000 Orléans',
};

function placesOf(country: Place['country'], lists: Record<string, string>): Place[] {
  return Object.entries(lists).flatMap(([province, list]) =>
    list.split(', ').map((entry) => {
      const space = entry.indexOf(' ');
      return { country, province, postal: entry.slice(0, space), city: entry.slice(space + 1) };
    }),
  );
}

const PLACES: Record<Community, Place[]> = {
  flemish: placesOf('BE', FLEMISH),
  walloon: placesOf('BE', WALLOON),
  dutch: placesOf('NL', DUTCH),
  french: placesOf('FR', FRENCH),
};

const NL_STREETS = (
  'Kerkstraat, Stationsstraat, Molenstraat, Dorpsstraat, Nieuwstraat, Schoolstraat, Kapelstraat, Veldstraat, Lindenlaan, Beukenlaan, Kastanjelaan, ' +
  'Parklaan, Tuinstraat, Brugstraat, Visserskaai, Zandstraat, Koestraat, Hoogstraat, Langestraat, Sint-Jansstraat, Bergstraat, Havenstraat, ' +
  'Meersstraat, Weverstraat, Oude Markt, Begijnhofstraat, Vlasmarkt, Eikenlaan, Groenstraat, Wilgendreef'
).split(', ');
const FR_STREETS = (
  'Rue de la Gare, Rue Saint-Jacques, Rue des Écoles, Rue du Moulin, Rue de l’Église, Avenue des Tilleuls, Rue Haute, Rue Neuve, Place du Marché, ' +
  'Rue des Carmes, Boulevard du Nord, Avenue de la Liberté, Rue du Pont, Rue des Jardins, Rue de la Station, Rue du Château, Rue des Lilas, ' +
  'Quai des Tanneurs, Rue du Parc, Impasse des Roses, Rue des Remparts, Avenue des Platanes, Rue de la Fontaine, Rue du Four'
).split(', ');

export interface Address extends Place {
  street: string;
  number: string;
  box: string | null;
}

const speaksFrench = (community: Community): boolean => community === 'walloon' || community === 'french';

/** Dutch postal codes end on two letters, which a town's list leaves out. */
function postalOf({ country, postal }: Place, random: Random): string {
  if (country !== 'NL') return postal;
  const letters = 'ABCDEGHJKLMNPRSTVWXZ';
  return `${postal} ${random.pick([...letters])}${random.pick([...letters])}`;
}

/** Somewhere to live. */
export function addressIn(community: Community, random: Random): Address {
  const place = random.pick(PLACES[community]);
  return {
    ...place,
    postal: postalOf(place, random),
    street: random.pick(speaksFrench(community) ? FR_STREETS : NL_STREETS),
    number: `${random.int(1, 240)}${random.chance(0.06) ? 'A' : ''}`,
    box: place.country === 'BE' && random.chance(0.2) ? String(random.int(1, 24)) : null,
  };
}

/** Valid in E.164, yet from narrow blocks (06 39 98 is France's for fiction), so that hardly any is somebody's. `#` is a digit. */
const PHONES: Record<Place['country'], string> = { BE: '+3247#00####', NL: '+3161#00####', FR: '+3363998####' };

export const phoneIn = (country: Place['country'], random: Random): string =>
  PHONES[country].replace(/#/g, () => String(random.int(0, 9)));
