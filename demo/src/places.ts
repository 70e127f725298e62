import data from '../data/places.json' with { type: 'json' };
import type { Random } from './random.ts';

export type Community = 'flemish' | 'walloon' | 'dutch' | 'french';

export interface Place {
  country: 'BE' | 'NL' | 'FR';
  postal: string;
  city: string;
  /** Code of shared-types' PROVINCES. */
  province: string;
}

function placesOf(country: Place['country'], lists: Record<string, string>): Place[] {
  return Object.entries(lists).flatMap(([province, list]) =>
    list.split(', ').map((entry) => {
      const space = entry.indexOf(' ');
      return { country, province, postal: entry.slice(0, space), city: entry.slice(space + 1) };
    }),
  );
}

const townsOf = (community: Community): Place[] => {
  const { country, towns } = data.communities[community];
  return placesOf(country as Place['country'], towns);
};
/** Weights of communities, most around the agency's home, Gent. */
const PLACES: Record<Community, Place[]> = {
  flemish: townsOf('flemish'),
  walloon: townsOf('walloon'),
  dutch: townsOf('dutch'),
  french: townsOf('french'),
};

export interface Address extends Place {
  street: string;
  number: string;
  box: string | null;
}

const streetsOf = (community: Community): string[] =>
  data.streets[data.communities[community].streets as keyof typeof data.streets].split(', ');

/** Dutch postal codes end with two letters, which the towns' lists omit. */
function postalOf({ country, postal }: Place, random: Random): string {
  if (country !== 'NL') return postal;
  const letters = 'ABCDEGHJKLMNPRSTVWXZ';
  return `${postal} ${random.pick([...letters])}${random.pick([...letters])}`;
}

/** A home address. */
export function addressIn(community: Community, random: Random): Address {
  const place = random.pick(PLACES[community]);
  return {
    ...place,
    postal: postalOf(place, random),
    street: random.pick(streetsOf(community)),
    number: `${random.int(1, 240)}${random.chance(0.06) ? 'A' : ''}`,
    box: place.country === 'BE' && random.chance(0.2) ? String(random.int(1, 24)) : null,
  };
}

/** Valid in E.164, but from narrow blocks (06 39 98 is France's for fiction), so that hardly any is a real person's. `#` is a digit. */
const PHONES: Record<Place['country'], string> = { BE: '+3247#00####', NL: '+3161#00####', FR: '+3363998####' };

export const phoneIn = (country: Place['country'], random: Random): string =>
  PHONES[country].replace(/#/g, () => String(random.int(0, 9)));
