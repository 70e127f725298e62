const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** A letter of one code unit, and another one or the end after it. Segmenting a text takes about a millisecond. */
const PLAIN = /^[!-\u02ff](?![^ -\u02ff])/;
/** The first letter as people see it, also one of several code points. */
const firstOf = (text: string): string =>
  PLAIN.exec(text)?.[0] ?? letters.segment(text)[Symbol.iterator]().next().value?.segment ?? '';

/** Two letters for an avatar. Skips the "de" of a family name, as a list of names does. */
export function initials(person: { firstname?: string | null; name?: string | null }): string {
  const first = firstOf(person.firstname?.trim() ?? '');
  const last = firstOf(person.name?.trim().replace(/^de\s+(?=\S)/i, '') ?? '');
  return (first + last).toLocaleUpperCase();
}
