import { textOf, type CvLine } from '../layout/cv-line.js';
import type { FoundAddress } from './address.js';
import { countryOf } from './country.js';
import { fold } from './fold.js';
import { sourceOf, type Sourced } from './source.js';
import { isTown } from './towns.js';

/** Whether a text is no more than a place: a town, a country, or both. */
export function cityOrCountry(text: string): boolean {
  const parts = text
    .replace(/[()]/g, '')
    .split(/\s*[,|–]\s*|\s-\s/)
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 3) return false;
  const known = parts.map((part) => isTown(part) || countryOf(part) !== null);
  return (
    known.every(Boolean) ||
    (parts.length > 1 && countryOf(parts.at(-1) ?? '') !== null && (parts[0] ?? '').split(' ').length <= 3)
  );
}

const NOWHERE = { street: null, number: null, box: null, postal: null, country: null };

/** A text without the town behind it: "Le Soir, Bruxelles". */
export function withoutPlace(text: string, town: string | null): string {
  const match = /^(.*?)\s*(?:,\s*|\s\(|\s[-–]\s)([^,(]+)\)?$/.exec(text);
  if (!match?.[1] || !match[2]) return text;
  const isPlace = cityOrCountry(match[2]) || (town !== null && fold(match[2]) === fold(town));
  return isPlace ? withoutPlace(match[1], town) : text;
}

/** The place of a person whose file says no more of an address than a known town, in a line of its own. */
export function townOf(lines: readonly CvLine[]): (FoundAddress & Sourced) | null {
  const line = lines.find((one) => isTown(textOf(one)));
  if (!line) return null;
  const city = textOf(line);
  return { ...NOWHERE, city, source: sourceOf([line], [city]) };
}
