import type { Label } from '@byline/shared-types/domain';
import { spellOut } from './letters.js';
import { normalise, searchFields, type SearchFields } from './search.js';

/** A record whose lists are sorted by these texts. */
export interface Sorted<K> {
  sortKeys: K;
}
export type SortKeys<Name extends string> = Sorted<Record<Name, string>>;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script, whose ten digits follow each other, as 0 to 9. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Digits of a length that a text rarely exceeds, so "16" stands after "2". */
const byValue = (digits: string): string => {
  const value = digits.replace(/^0+(?=\d)/, '');
  return `${String(value.length).padStart(3, '0')}${value}`;
};

/**
 * The stored form of a text by which lists sort it (docs/domain/lists.md#order): case, accents and signs make no difference, numbers count by
 * value. The text without case and accents follows, so that "C++" and "C#" have different keys.
 */
export function sortKey(text: string): string {
  const plain = normalise(text);
  const order = spellOut(normalise(text.normalize('NFKD')))
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\d+/g, byValue);
  return order === plain ? plain : `${order}\n${plain}`;
}

/** The field that a list reads for a sort by one of its texts. */
export const sortField = (name: string): string => `sortKeys.${name}`;

type Texts<Name extends string> = Readonly<Record<Name, string | undefined>>;

/** The fields of a record that lists sort by these texts. */
export const sortFields = <Name extends string>(texts: Texts<Name>): SortKeys<Name> => ({
  sortKeys: Object.fromEntries(
    Object.entries<string | undefined>(texts).map(([name, text]) => [name, sortKey(text ?? '')]),
  ) as Record<Name, string>,
});

/** The fields of a record that lists search and sort by these texts. */
export const listFields = <Name extends string>(texts: Texts<Name>): SearchFields & SortKeys<Name> => ({
  ...searchFields(...Object.values<string | undefined>(texts)),
  ...sortFields(texts),
});

/** The same of a label, whose lists are sorted by one of its languages. */
export const labelFields = ({ NL, EN, FR }: Label): SearchFields & Sorted<{ label: Label }> => ({
  ...searchFields(NL, EN, FR),
  sortKeys: { label: sortFields({ NL, EN, FR }).sortKeys },
});

/** Schema definition of the sort keys of these texts. */
export const sortDefinition = (...names: string[]) => ({
  sortKeys: Object.fromEntries(names.map((name) => [name, { type: String }])),
});
