import type { LanguageValues, PairRow } from './language-values';

type Pair = Pick<PairRow, 'from' | 'to'>;

/** Languages that one end of a pair cannot have: that of its other end, and those that would repeat another pair. */
export function takenByPairs(pairs: readonly Pair[], index: number, end: 'from' | 'to'): string[] {
  const other = end === 'from' ? 'to' : 'from';
  const fixed = pairs[index]?.[other];
  if (!fixed) return [];
  return [fixed, ...pairs.filter((pair, at) => at !== index && pair[other] === fixed).map((pair) => pair[end])];
}

/** Languages that a row of the other languages cannot have: the mother tongue and those of the other rows. */
export const takenByOthers = (
  { motherTongue, languages }: Pick<LanguageValues, 'motherTongue' | 'languages'>,
  index: number,
): string[] => [motherTongue, ...languages.filter((_, at) => at !== index).map(({ language }) => language)];
