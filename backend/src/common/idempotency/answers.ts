/** Ids and mail addresses anywhere in a text; a mention holds the id of its user. */
const NAMES = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])|[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/gi;

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
}

/** Ids of the records and addresses of the people that an answer names, in lower case. */
export const namedIn = (answer: unknown): string[] => [
  ...new Set(textsIn(answer).flatMap((text) => (text.match(NAMES) ?? []).map((name) => name.toLowerCase()))),
];
