import { FALLBACK_PROVINCE } from './limits.js';

/**
 * Countries in which a candidate can live (ISO 3166-1 alpha-2). Their names come from Intl.DisplayNames, their phone prefixes from
 * web-kit/src/phone/prefixes.ts.
 */
export const COUNTRIES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP ' +
  'KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN ' +
  'VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Provinces and regions of the most common countries: the ISO 3166-2 part after the dash, and the local name. */
export const PROVINCES: Record<string, Record<string, string>> = {
  BE: {
    VAN: 'Antwerpen',
    BRU: 'Brussel / Bruxelles',
    WHT: 'Hainaut',
    VLI: 'Limburg',
    WLG: 'Liège',
    WLX: 'Luxembourg',
    WNA: 'Namur',
    VOV: 'Oost-Vlaanderen',
    VBR: 'Vlaams-Brabant',
    WBR: 'Brabant wallon',
    VWV: 'West-Vlaanderen',
  },
  NL: {
    DR: 'Drenthe',
    FL: 'Flevoland',
    FR: 'Fryslân',
    GE: 'Gelderland',
    GR: 'Groningen',
    LI: 'Limburg',
    NB: 'Noord-Brabant',
    NH: 'Noord-Holland',
    OV: 'Overijssel',
    UT: 'Utrecht',
    ZE: 'Zeeland',
    ZH: 'Zuid-Holland',
  },
  FR: {
    ARA: 'Auvergne-Rhône-Alpes',
    BFC: 'Bourgogne-Franche-Comté',
    BRE: 'Bretagne',
    CVL: 'Centre-Val de Loire',
    '20R': 'Corse',
    GES: 'Grand Est',
    HDF: 'Hauts-de-France',
    IDF: 'Île-de-France',
    NOR: 'Normandie',
    NAQ: 'Nouvelle-Aquitaine',
    OCC: 'Occitanie',
    PDL: 'Pays de la Loire',
    PAC: "Provence-Alpes-Côte d'Azur",
  },
};

/** Codes of a country's provinces, with the fallback "other" last; only the fallback for an unlisted country. */
export const provincesOf = (country: string): string[] => [...Object.keys(PROVINCES[country] ?? {}), FALLBACK_PROVINCE];

/** Local name of a province; undefined for the fallback and for unknown codes. */
export const provinceName = (country: string, code: string): string | undefined => PROVINCES[country]?.[code];
