import { ngramsCondition, normalise } from '../../common/lists/search.js';

/** Parts of the one name and of the other; accents and case make no difference. */
export interface NameParts {
  firstname?: string;
  name?: string;
}
type NameField = keyof NameParts;

export const asksNames = ({ firstname, name }: NameParts): boolean => firstname !== undefined || name !== undefined;

/** The literal text is within the name that was asked for, which its key starts with. */
function within(field: NameField, literal: string): object[] {
  const at = { $indexOfCP: [`$${field}Key`, { $literal: literal }] };
  const end = { $add: [at, [...literal].length] };
  return [{ $gte: [at, 0] }, { $lte: [end, { $strLenCP: `$${field}` }] }];
}

/** Who has these parts in these names. Both names are in a candidate's ngrams, which finds few; of those each name is read. */
export function nameConditions({ firstname, name }: NameParts): object[] {
  const texts: [NameField, string][] = [
    ['firstname', normalise(firstname ?? '')],
    ['name', normalise(name ?? '')],
  ];
  const asked = texts.filter(([, literal]) => literal !== '');
  if (asked.length === 0) return [];
  const ngrams = ngramsCondition(asked.map(([, literal]) => literal));
  return [{ ngrams, $expr: { $and: asked.flatMap(([field, literal]) => within(field, literal)) } }];
}
