import { COUNTRIES } from '@byline/shared-types/domain';
import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { cellsOf } from '../layout/cells.js';
import { textOf, type CvLine } from '../layout/cv-line.js';
import { addressIn, addressInLines, type FoundAddress } from './address.js';
import { countryIn } from './country.js';
import { periodIn } from './dates.js';
import { fold } from './fold.js';
import { nameIn, type FoundName } from './name.js';
import { townOf } from './place.js';
import { linksIn, type FoundLink } from './links.js';
import type { Sections } from './sections.js';
import { sourceOf, type Sourced } from './source.js';

export interface Contact {
  name: (FoundName & Sourced) | null;
  email: ({ value: string } & Sourced) | null;
  phone: ({ value: string } & Sourced) | null;
  address: (FoundAddress & Sourced) | null;
  links: (FoundLink & Sourced)[];
}

const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}/u;

/** Lines of references, and the dates and prices of the rest, look like a person's own data. */
const ownLines = (sections: Sections): CvLine[] => [...sections.head, ...sections.contact, ...sections.about];

export function emailOf(lines: readonly CvLine[]): Contact['email'] {
  for (const line of lines) {
    const [value] = EMAIL.exec(textOf(line).replace(/\s?@\s?/, '@')) ?? [];
    if (value) return { value: value.toLowerCase(), source: sourceOf([line], [value]) };
  }
  return null;
}

export function phoneOf(lines: readonly CvLine[], country: string): Contact['phone'] {
  for (const line of lines) {
    // The bracketed trunk zero of "+32 (0)470" is not dialled.
    const text = textOf(line)
      .replace(/(\+\d{1,3})\s?\(0\)\s?/, '$1 ')
      .replace(/\((\+\d{1,3})\)/, '$1');
    for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, country as CountryCode)) {
      const written = text.slice(startsAt, endsAt);
      // "2019-2024" and "2009-11-01" are valid numbers of some countries.
      if (!number.isValid() || periodIn(written)?.length === written.length) continue;
      return { value: number.number, source: sourceOf([line], [written]) };
    }
  }
  return internationalIn(lines);
}

/** A number with its country code that the library's tables do not know: new ranges come each year. */
function internationalIn(lines: readonly CvLine[]): Contact['phone'] {
  for (const line of lines) {
    const [written] = /\+[1-9][\d\s().-]{8,18}\d/.exec(textOf(line)) ?? [];
    const number = written && parsePhoneNumberFromString(written);
    if (number && number.isPossible()) return { value: number.number, source: sourceOf([line], [written]) };
  }
  return null;
}

const facts = (address: Contact['address']): number => Object.values(address ?? {}).filter(Boolean).length;
const fuller = (one: Contact['address'], other: Contact['address']): Contact['address'] =>
  facts(other) > facts(one) ? other : one;

/** Finds contact data above the first heading or below a heading of their own, else anywhere. */
export function contactOf(sections: Sections, all: readonly CvLine[], urls: readonly CvLine[]): Contact {
  const own = ownLines(sections);
  const email = emailOf(own) ?? emailOf(all) ?? emailOf(urls);
  const named = countryIn(own.map(textOf).join('\n'));
  const address =
    fuller(addressIn(own, named), addressIn(cellsOf(own), named)) ??
    addressInLines(own, named) ??
    addressIn(all.slice(-6), named) ??
    townOf(own);
  const country = address?.country ?? named ?? 'BE';
  const dialled = COUNTRIES.includes(country) ? country : 'BE';
  return {
    name: nameIn(sections.head.length > 0 ? sections.head : all, email?.value ?? '', all),
    email,
    phone: phoneOf(own, dialled) ?? phoneOf([...urls, ...all], dialled),
    address,
    links: linksIn({ written: [...own, ...all.slice(0, 15)], hidden: urls }, fold(email?.value ?? '')),
  };
}
