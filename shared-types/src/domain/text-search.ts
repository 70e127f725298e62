/** The texts in which a search of candidates looks: all of them, or one kind. */
export const SEARCH_PARTS = ['everything', 'names', 'cvs', 'notes', 'mails', 'interviews'] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** The kinds of places where a search finds a word. */
export const PLACE_KINDS = [
  'name',
  'function',
  'skill',
  'city',
  'about',
  'experience',
  'diploma',
  'file',
  'note',
  'mail',
  'interview',
  'test',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Places of a candidate in the answer to a search; the answer counts the others. */
export const MAX_PLACES = 10;
