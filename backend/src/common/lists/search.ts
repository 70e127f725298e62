/**
 * Search whose time does not grow with the collection (docs/domain/lists.md#search): every record stores the 1-, 2- and 3-grams of its normalised
 * text in an indexed array; a search asks for the ngrams of the typed text and then checks the literal text, which excludes ngrams in another order.
 */

/** Lower case, without accents, white space folded: the form in which a search compares texts. */
export const normalise = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

function ngramsOf(text: string, sizes: readonly number[]): string[] {
  const letters = [...text];
  const ngrams = sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, letters.length - size + 1) }, (_, start) =>
      letters.slice(start, start + size).join(''),
    ),
  );
  return [...new Set(ngrams)];
}

export interface SearchFields {
  searchText: string;
  ngrams: string[];
}

/** The fields of a record that make these texts searchable. */
export function searchFields(...texts: (string | null | undefined)[]): SearchFields {
  const parts = texts.map((text) => normalise(text ?? '')).filter(Boolean);
  return { searchText: parts.join('\n'), ngrams: [...new Set(parts.flatMap((part) => ngramsOf(part, [1, 2, 3])))] };
}

/** Schema definition of the two fields; the index is `{ngrams: 1, <sort>: -1, _id: -1}` of the list. */
export const searchDefinition = {
  searchText: { type: String, default: '' },
  ngrams: { type: [String], default: (): string[] => [] },
};

/** Letters of Dutch, French and English text from common to rare: MongoDB enters the index by the rarest ngram. */
const COMMON = ' eanirtosldhugmcvkbpfwzjyqx';
const rarity = (ngram: string): number => {
  const ranks = [...ngram].map((letter) => (COMMON.includes(letter) ? COMMON.indexOf(letter) : COMMON.length));
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
};

/** The ngrams of all these normalised texts, the rarest first. */
export function ngramsCondition(literals: readonly string[]): { $all: string[] } {
  const ngrams = new Set(literals.flatMap((literal) => ngramsOf(literal, [Math.min(3, [...literal].length)])));
  return { $all: [...ngrams].sort((a, b) => [...b].length - [...a].length || rarity(b) - rarity(a)) };
}

/** The condition for a literal, accent- and case-insensitive substring; undefined for an empty search. Never a pattern. */
export function searchCondition(search: string | undefined): Record<string, unknown> | undefined {
  const literal = normalise(search ?? '');
  if (!literal) return undefined;
  // A short text is itself an ngram, so it needs no check.
  if ([...literal].length <= 3) return { ngrams: literal };
  return {
    ngrams: ngramsCondition([literal]),
    $expr: { $gte: [{ $indexOfCP: ['$searchText', { $literal: literal }] }, 0] },
  };
}
