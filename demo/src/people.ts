import type { Language } from '@byline/shared-types/domain';
import names from '../data/names.json' with { type: 'json' };
import type { Random } from './random.ts';
import type { Community } from './places.ts';

const listed = (names: string): string[] => names.split(', ');

export interface Person {
  firstname: string;
  name: string;
  community: Community;
  woman: boolean;
  /** Language of the interface, mails and texts. */
  language: Language;
}

/** A community's language, also an interface language. */
export const HOME_LANGUAGE: Record<Community, Language> = { flemish: 'nl', dutch: 'nl', walloon: 'fr', french: 'fr' };

export function personOf(random: Random): Person {
  const community = random.weighted({ flemish: 42, walloon: 18, dutch: 22, french: 18 });
  const woman = random.chance(0.58);
  const { women, men, last } = names[community];
  const firstname = random.pick(listed(woman ? women : men));
  const name = random.pick(listed(last));
  return { firstname, name, community, woman, language: random.chance(0.05) ? 'en' : HOME_LANGUAGE[community] };
}

/** The letters of a name for an address: `Lefèvre` -> `lefevre`, `van der Meer` -> `vandermeer`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^a-z-]/g, '');
