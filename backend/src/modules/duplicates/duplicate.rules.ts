import { isDeepStrictEqual } from 'node:util';
import type { DuplicateCertainty, DuplicateReason } from '@byline/shared-types/domain';
import type { RecognisedPerson } from '../../common/events/recognised-person.js';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { spellOut } from '../../common/lists/letters.js';
import { normalise } from '../../common/lists/search.js';
import { toE164 } from '../candidates/record/candidate.rules.js';

/** A person as the product compares people, known or about to be entered. */
export type Identity = Omit<RecognisedPerson, '_id' | 'createdAt'> & {
  /** Addresses beside that of the profile. */
  otherEmails?: readonly string[];
};

const PARTICLES = new Set(
  'de den der die het la las le les los van vande vanden vander von zu zum zur ten ter te du des del della di da dos el al ben bin'.split(
    ' ',
  ),
);
/** A value that more people share, such as the phone of an office, says nothing about them. */
export const MAX_SHARING = 5;

/** Shorter names have the same letters too often. */
const MIN_LETTERS = 5;

const wordsOf = (text: string): string[] =>
  spellOut(normalise(text))
    .replace(/['’]/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** The letters of words in alphabetical order, without doubled ones: swapped names, transposed letters, spaces and hyphens make no difference. */
const lettersOf = (words: readonly string[]): string =>
  [...words.map((word) => word.replace(/(.)\1+/gu, '$1')).join('')].sort().join('');

/** The spellings by which a name is compared: with particles and without. Empty for a name that says too little. */
export function nameKeys({ firstname, name }: Pick<Identity, 'firstname' | 'name'>): string[] {
  const words = wordsOf(`${firstname} ${name}`);
  const plain = words.filter((word) => !PARTICLES.has(word));
  const keys = [lettersOf(words), ...(plain.length > 1 ? [lettersOf(plain)] : [])];
  return [...new Set(keys)].filter((key) => key.length >= MIN_LETTERS && words.length > 1);
}

const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** An address without what its mailbox ignores: case, a +tag, and the dots of Gmail. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return GMAIL.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The profile that a link to LinkedIn leads to, known by its name or its host; null for another link. */
export function linkedinKey(name: string, address: string): string | null {
  const url = URL.parse(address);
  if (!url || (name !== 'linkedin' && !/(^|\.)linkedin\.com$/.test(url.hostname))) return null;
  const [kind, slug] = url.pathname.split('/').filter(Boolean);
  if (!slug || (kind !== 'in' && kind !== 'pub')) return null;
  return decoded(slug).toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const phoneKey = ({ phone, country }: Identity): string | null => phone && toE164(phone, country ?? '');

const linkedinKeys = ({ links }: Identity): string[] =>
  Object.entries(links ?? {}).flatMap(([name, address]) => linkedinKey(name, address) ?? []);

/** Fewer digits belong to too many numbers. */
const MIN_DIGITS = 6;
const IS_PHONE = /^\+?[\d\s()./-]+$/;
const IS_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The beginnings of the keys of a typed whole address, or of a phone number in any spelling, also of its first digits; empty for other text. */
export function contactKeys(typed: string): string[] {
  const text = typed.trim();
  if (IS_ADDRESS.test(text)) return [`email:${emailKey(text)}`];
  if (!IS_PHONE.test(text)) return [];
  const digits = text.replace('(0)', '').replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return [];
  if (text.startsWith('+')) return [`phone:+${digits}`];
  if (digits.startsWith('00')) return [`phone:+${digits.slice(2)}`];
  const codes = new Set(getCountries().map((country) => getCountryCallingCode(country)));
  const national = digits.replace(/^0/, '');
  return [`phone:+${digits}`, ...[...codes].map((code) => `phone:+${code}${national}`)];
}

/** The facts of a candidate, each as the values by which it is compared. */
function factsOf(candidate: Identity): Record<DuplicateReason, string[]> {
  const phone = phoneKey(candidate);
  const postal = normalise(candidate.postal ?? '');
  const city = normalise(candidate.city ?? '');
  return {
    email: [candidate.email, ...(candidate.otherEmails ?? [])].filter(Boolean).map(emailKey),
    phone: phone ? [phone] : [],
    linkedin: linkedinKeys(candidate),
    name: nameKeys(candidate),
    postal: postal ? [`${candidate.country ?? ''} ${postal}`] : [],
    city: city ? [city] : [],
  };
}

/** The keys of a candidate: two candidates are compared if they share one (docs/domain/duplicates.md#found). */
export function matchKeys(candidate: Identity): string[] {
  const facts = factsOf(candidate);
  const alone = (['email', 'phone', 'linkedin'] as const).flatMap((fact) =>
    facts[fact].map((value) => `${fact}:${value}`),
  );
  const named = facts.name.flatMap((letters) =>
    (['postal', 'city'] as const).flatMap((fact) => facts[fact].map((value) => `${fact}:${value}:${letters}`)),
  );
  return [...new Set([...alone, ...named])];
}

/** Whether a candidate has the facts of before, so keys and pairs stay as they are. */
export const hasFactsOf = (before: Identity, after: Identity): boolean =>
  isDeepStrictEqual(factsOf(before), factsOf(after));

/** The facts that two candidates share. */
export function sharedFacts(one: Identity, other: Identity): DuplicateReason[] {
  const others = factsOf(other);
  return Object.entries(factsOf(one)).flatMap(([fact, values]) => {
    const reason = fact as DuplicateReason;
    return values.some((value) => others[reason].includes(value)) ? [reason] : [];
  });
}

/** How sure the shared facts make it that two candidates are one person; null if they say nothing. */
export function certaintyOf(reasons: readonly DuplicateReason[]): DuplicateCertainty | null {
  const has = (reason: DuplicateReason): boolean => reasons.includes(reason);
  const direct = [has('phone'), has('linkedin')].filter(Boolean).length;
  if (has('email') || direct === 2 || (direct === 1 && has('name'))) return 'almost_certain';
  if (direct === 1) return 'likely';
  return has('name') && (has('postal') || has('city')) ? 'possible' : null;
}
