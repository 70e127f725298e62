import type { Types } from 'mongoose';
import { normalise } from '@byline/backend/common/lists/search.js';
import { sortFields } from '@byline/backend/common/lists/sort-keys.js';
import type { FolderRecord } from '@byline/backend/modules/folders/folder.schema.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';

/** Folders, each with a condition; some of the matching candidates are in it. */
const FOLDERS: [name: string, belongs: (profile: Profile) => boolean, chance: number][] = [
  ['Leie & Land, shortlist', ({ index }) => [0, 4, 13, 17, 18].includes(index), 1],
  ['Sworn translators', ({ tags }) => tags.includes('Sworn translator'), 0.8],
  ['Museums and tourism', ({ skills }) => 'Tourism' in skills || 'Museums and culture' in skills, 0.25],
  ['Graphic designers for print', ({ function: job }) => job === 'Designer', 0.2],
  ['To call back', ({ status }) => status === 'phone_interview', 0.15],
  ['English native', ({ motherTongue }) => motherTongue === 'en', 0.5],
];
/** People fill folders by hand, so they stay small even in a large agency. */
const MOST_LOOKED_AT = 4_000;

export const folders = (days: DemoDays): FolderRecord[] =>
  FOLDERS.map(([name], index) => ({
    _id: demoId('folder', index),
    name,
    nameKey: normalise(name),
    ...sortFields({ name }),
    ...stamps(days.at(-400 + index * 60, 655)),
  }));

export function foldersOf(profile: Profile): Types.ObjectId[] {
  if (profile.archived || profile.index >= MOST_LOOKED_AT) return [];
  const random = new Random(`folders ${profile.index}`);
  return FOLDERS.flatMap(([, belongs, chance], index) =>
    random.chance(chance) && belongs(profile) ? [demoId('folder', index)] : [],
  );
}
