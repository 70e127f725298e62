import { ngramsCondition, normalise } from '../../../common/lists/search.js';

/** Parts of a first name and a name, without regard to accents and case. */
export interface NameParts {
  firstname?: string;
  name?: string;
}
type NameField = keyof NameParts;

export const asksNames = ({ firstname, name }: NameParts): boolean => firstname !== undefined || name !== undefined;

/** Each name starts one line of the searched text. */
const START = { firstname: 0, name: { $add: [{ $indexOfCP: ['$searchText', '\n'] }, 1] } };

/** The literal lies within the one name. */
function within(field: NameField, literal: string): object[] {
  const at = { $indexOfCP: ['$searchText', { $literal: literal }, START[field]] };
  const length = { $strLenCP: `$${field}` };
  return [{ $gte: [at, 0] }, { $lte: [{ $add: [at, [...literal].length] }, { $add: [START[field], length] }] }];
}

/** The ngrams, which hold both names, find a few candidates; the expression then checks each name. */
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
