import { textOf, type CvLine } from '../layout/cv-line.js';
import { countryIn, countryOf } from './country.js';
import { periodIn } from './dates.js';
import { fold } from './fold.js';
import { sourceOf, type Sourced } from './source.js';
import { knownTownAtEnd } from './towns.js';

export interface FoundAddress {
  street: string | null;
  number: string | null;
  box: string | null;
  postal: string | null;
  city: string | null;
  country: string | null;
}

interface Postal {
  pattern: RegExp;
  country: string | null;
}
/** Town behind its postal code; the British write it before. */
const CITY = "(?<city>[\\p{Lu}][\\p{L}’'.-]*(?:[\\s-][\\p{L}][\\p{L}’'.-]*){0,4})";
const POSTALS: readonly Postal[] = [
  {
    pattern: new RegExp(`(?<![\\d\\p{L}])(?:NL-)?(?<postal>[1-9]\\d{3}\\s?[A-Z]{2})(?![\\p{L}\\d])[,\\s]+${CITY}`, 'u'),
    country: 'NL',
  },
  {
    pattern: new RegExp(
      `(?<![\\d\\p{L}])(?<postal>[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2})(?![\\p{L}\\d])(?:[,\\s]+${CITY})?`,
      'u',
    ),
    country: 'GB',
  },
  {
    pattern: new RegExp(
      `(?<![\\d\\p{L}])(?<postal>[A-Z]\\d[\\dW]\\s?[A-Z\\d]{4})(?![\\p{L}\\d])(?:[,\\s]+${CITY})?`,
      'u',
    ),
    country: 'IE',
  },
  {
    pattern: new RegExp(`(?<![\\d\\p{L}+/.])(?:F-|FR-|D-)?(?<postal>\\d{5})(?![\\d])[,\\s]+${CITY}`, 'u'),
    country: null,
  },
  {
    pattern: new RegExp(
      `(?<![\\d\\p{L}+/.-])(?:B-|BE-|L-|CH-)?(?<postal>[1-9]\\d{3})(?![\\d/.]|\\s[A-Z]{2}(?:,|$))[,\\s]+${CITY}`,
      'u',
    ),
    country: null,
  },
];
/** A city before its code: "Namur 5000", "Lille, 59000". */
const BEFORE = new RegExp(
  `${CITY}[,\\s]+(?:B-|F-)?(?<postal>[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]\\d[\\dW]\\s?[A-Z\\d]{4}|[1-9]\\d{3}\\s[A-Z]{2}|\\d{5}|[1-9]\\d{3})(?!\\s?[\\d/])`,
  'u',
);

const BOX = /[\s,]*(?:\b(?:bus|bte|boîte|boite|box|b)\.?\s*|\/)(\p{L}?\d+\p{L}?)\s*$/iu;
const NUMBER = /^\d{1,4}\s?(?:[a-zA-Z]|bis|ter)?$/;

/** Street and number of "Veldstraat 12 bus 3", "rue Royale, 14" or "12 Baker Street". */
export function streetIn(text: string): Pick<FoundAddress, 'street' | 'number' | 'box'> | null {
  const whole = text.replace(/[\s,;:|•·–-]+$/g, '');
  const boxed = BOX.exec(whole);
  const box = boxed?.[1] ?? null;
  const plain = (boxed ? whole.slice(0, boxed.index) : whole).replace(/^[\s,;:|•·–-]+|[\s,;:|•·–-]+$/g, '');
  const [, before, last] =
    /^([\p{L}’'][\p{L}\d’' .()-]*?)[\s,]+(?:n°\s*|nr\.?\s*)?(\d{1,4}\s?(?:bis|ter|[a-zA-Z])?)$/u.exec(plain) ?? [];
  if (before && last && NUMBER.test(last)) return { street: before, number: last, box };
  const [, first, after] = /^(\d{1,4}\s?(?:bis|ter|[a-zA-Z])?)[\s,]+(\p{L}[\p{L}’' .-]+)$/u.exec(plain) ?? [];
  return first && after ? { street: after, number: first, box } : null;
}

const LABEL = /^(?:adres|adresse|address|location|locatie|domicile|woonplaats|home|lieu de résidence)\s?:?\s+/i;
const bare = (text: string): string => text.replace(LABEL, '').trim();

interface Town {
  postal: string | null;
  city: string;
  country: string | null;
  before: string;
  mark: string;
}

/** "Leuven België" or "Manchester United Kingdom" without its country. */
function withoutCountry(city: string): string {
  const words = city.split(' ');
  const at = words.findIndex((_, index) => index > 0 && countryOf(words.slice(index).join(' ')) !== null);
  return at > 0 ? words.slice(0, at).join(' ') : city;
}

/** Towns whose postal codes look like years. */
const TOWNS_OF_YEARS = new Set(
  (
    'antwerpen,antwerp,anvers,berendrecht,burcht,elewijt,eppegem,hofstade,kampenhout,kraainem,lillo,neuchatel,nossegem,sint-stevens-woluwe,sion,sterrebeek,' +
    'weerde,wezembeek-oppem,zandvliet,zaventem,zemst,zwijndrecht'
  ).split(','),
);

/** Whether a number that may be a year is a postal code: behind a street, with a country before it, or before a town that has such codes. */
function isCode({ before, written, city }: { before: string; written: string; city: string }): boolean {
  const [town = ''] = fold(city).split(' ');
  return streetIn(bare(before)) !== null || !/^\d/.test(written) || TOWNS_OF_YEARS.has(town);
}

function townIn(text: string): Town | null {
  for (const { pattern, country } of POSTALS) {
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const { postal = '', city = '' } = match.groups;
    const before = text.slice(0, match.index);
    if (/^(19|20)\d\d$/.test(postal) && !isCode({ before, written: match[0], city })) continue;
    // "10 Downing Street, London SW1A 2AA": the city stands before its code.
    const [, earlier = ''] = /(?:^|,)\s*([\p{Lu}][\p{L}’' -]+?)[,\s]*$/u.exec(before) ?? [];
    const own = withoutCountry(city.replace(/\s+(?:[A-Z]{2}|Tel|GSM|Phone|T|M|E-mail|Email)$/u, ''));
    const isCountry = own !== '' && countryOf(own) !== null;
    const named = own && !isCountry ? own : earlier;
    if (!named || countryOf(named) !== null) continue;
    return {
      postal,
      city: named,
      country: country ?? null,
      before: named === earlier && !(own && !isCountry) ? before.slice(0, before.lastIndexOf(earlier)) : before,
      mark: match[0],
    };
  }
  const match = BEFORE.exec(text);
  if (!match?.groups?.city || !match.groups.postal || /^(19|20)\d\d$/.test(match.groups.postal)) return null;
  const { postal } = match.groups;
  const [, city = match.groups.city, place = ''] = /^(.+)\s(\S+)$/u.exec(match.groups.city) ?? [];
  const country = place ? countryOf(place) : null;
  const whole = country ? city : match.groups.city;
  return countryOf(whole) ? null : { postal, city: whole, country, before: text.slice(0, match.index), mark: match[0] };
}

const CODE =
  /(?<![\p{L}\d+/.-])(\d{5}|[1-9]\d{3}(?:\s[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4})(?![\p{L}\d/-])/u;

/** "Belgium 1000 BE" has the country behind its code. */
const withoutLand = (code: string): string => code.replace(/(?<=\d)\s(?:BE|NL|FR|DE|LU)$/, '');

/** A town apart from its code, with countries between them: "76 Coupure, Ghent, Belgium, BE, 9000". */
function townInPieces(text: string): Town | null {
  const code = CODE.exec(text);
  const postal = code?.[1] && withoutLand(code[1]);
  if (!code || !postal || periodIn(text)?.isRange) return null;
  const before = text.slice(0, code.index).replace(/[\s,]+$/, '');
  const pieces = before.split(/,\s*/).flatMap((piece) => {
    const [, town = piece, country = ''] = /^(.+)\s(\p{Lu}[\p{L}-]+)$/u.exec(piece) ?? [];
    return country && countryOf(country) ? [town, country] : [piece];
  });
  const countries = pieces.filter((piece) => countryOf(piece) !== null);
  // "rue de Béthune, 1 Lille": the number before the town belongs to the street.
  const towns = pieces.flatMap((piece) =>
    countryOf(piece) === null
      ? (/^(?:(?:.*\s)?\d{1,4}\p{L}?\s)?(\p{Lu}[\p{L}’' -]+)$/u.exec(piece.trim())?.[1] ?? [])
      : [],
  );
  const last = towns.at(-1) ?? '';
  const city = knownTownAtEnd(last) ?? last;
  if (!city || countries.length === 0) return null;
  const [country = ''] = countries;
  return {
    postal,
    city,
    country: countryOf(country),
    before: before.slice(0, before.lastIndexOf(city)),
    mark: text.slice(before.lastIndexOf(city), code.index + postal.length),
  };
}

/** "Namur, Belgique" without a postal code, or "Belgique Namur BE". */
function cityIn(text: string): Town | null {
  const [mark, before = '', between = '', after = ''] =
    /^(\S+)\s(\p{Lu}\S+(?:\s\S+)?)\s([A-Z]{2})$/u.exec(text.trim()) ?? [];
  if (mark && countryOf(before) !== null && countryOf(before) === countryOf(after))
    return { postal: null, city: between, country: countryOf(after), before: '', mark };
  for (const piece of text.split(/[|•·;]|\s[-–]\s/)) {
    const [, city = '', place = ''] =
      /^\s*([\p{Lu}][\p{L}’' -]{1,30}?),\s*([\p{L}’' .,()-]{2,60})$/u.exec(bare(piece)) ?? [];
    const country = place ? (countryOf(place) ?? countryOf(place.split(',').at(-1) ?? '')) : null;
    if (city && country) return { postal: null, city, country, before: '', mark: piece.trim() };
  }
  return null;
}

const PHONE = /(?:\b(?:phone|tel|gsm|mobile|telefoon|téléphone)\b\.?:?\s*)?(?:\+|\b0)\d[\d\s/.()-]{6,}\d/giu;
/** A British or Dutch postal code that the end of a line breaks. */
const CODE_BEGINS = /\s(?:[A-Z]{1,2}\d[A-Z\d]?|(?!19|20)[1-9]\d{3})$/;
const CODE_ENDS = /^(?:\d?[A-Z]{2})(?!\S)/;

/** By its form, a code of five digits is French and one of four Belgian, where the file names no country. */
const byForm = (postal: string | null): string | null =>
  postal === null ? null : /^\d{5}$/.test(postal) ? 'FR' : /^\d{4}$/.test(postal) ? 'BE' : null;

export function addressIn(lines: readonly CvLine[], named: string | null): (FoundAddress & Sourced) | null {
  for (const find of [townIn, townInPieces, cityIn]) {
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1];
      const own = bare(textOf(line).replace(PHONE, ' '));
      const isBroken = next?.column === line.column && CODE_BEGINS.test(own) && CODE_ENDS.test(textOf(next));
      const text = isBroken ? `${own} ${textOf(next)}` : own;
      const broken = next?.column === line.column ? line.parts.findIndex((part) => part.text.endsWith(',')) : -1;
      const whole = broken < 0 ? null : `${line.parts[broken]?.text ?? ''} ${next?.parts[broken]?.text ?? ''}`;
      const town = find(text) ?? (whole && find === townInPieces ? find(bare(whole)) : null);
      if (!town) continue;
      const pieces = town.before.split(/[|•·;]|\s[-–]\s/).filter((piece) => piece.trim() !== '');
      const above = lines[index - 1];
      const sameLine = streetIn(bare(pieces.at(-1) ?? ''));
      const inAbove = !sameLine && above ? streetIn(bare(textOf(above)).replace(/,$/, '')) : null;
      const street = sameLine ?? inAbove ?? { street: null, number: null, box: null };
      const country = town.country ?? countryIn(textOf(line)) ?? named ?? byForm(town.postal);
      const used = inAbove && above ? [above, line] : [line];
      const { postal, city } = town;
      return { ...street, postal, city, country, source: sourceOf(used, [street.street ?? '', town.mark]) };
    }
  }
  return null;
}

/** Street, town and postal code in a line each, with labels beside them. */
export function addressInLines(lines: readonly CvLine[], named: string | null): (FoundAddress & Sourced) | null {
  for (const [index, line] of lines.entries()) {
    const [town, code] = [lines[index + 1], lines[index + 2]];
    const street = streetIn(bare(textOf(line)));
    if (!street || !town || !code) continue;
    const city = withoutCountry(textOf(town).trim());
    const postal = withoutLand(textOf(code).trim());
    if (!/^\p{Lu}[\p{L}’' -]+$/u.test(city) || CODE.exec(postal)?.[1] !== postal) continue;
    return {
      ...{ ...street, postal, city, country: named ?? byForm(postal) },
      source: sourceOf([line, town, code], [street.street ?? '', city, postal]),
    };
  }
  return null;
}
