import { billsPerWord, MAX_SKILLS, type UserFunctionName } from '@byline/shared-types/domain';
import { HOME_LANGUAGE, plainName, type Person } from './people.ts';
import type { Profile } from './profile.ts';
import type { Random } from './random.ts';
import { skillLabelsFor } from './vocabulary.ts';

const OTHER_TONGUES = ['de', 'es', 'it', 'pt', 'ar', 'pl', 'tr'];

/** Mother tongue and, for translators, the pairs into it. */
export function tonguesOf(
  random: Random,
  { language, community }: Person,
  job: UserFunctionName,
): Pick<Profile, 'motherTongue' | 'pairs'> {
  const motherTongue =
    language === 'en' ? 'en' : random.chance(0.08) ? random.pick(OTHER_TONGUES) : HOME_LANGUAGE[community];
  if (job !== 'translator') return { motherTongue, pairs: [] };
  const sources = ['en', 'nl', 'fr', random.pick(OTHER_TONGUES)].filter((tongue) => tongue !== motherTongue);
  return { motherTongue, pairs: random.some(sources, random.int(1, 3)).map((from) => `${from}>${motherTongue}`) };
}

/** Most candidates give both rates, some only one. */
export function ratesOf(random: Random, job: UserFunctionName): Pick<Profile, 'price' | 'dayRate'> {
  const price = billsPerWord(job) ? random.int(8, 24) / 100 : random.int(38, 85);
  const dayRate = random.int(28, 60) * 10;
  if (random.chance(0.35)) return { price, dayRate: null };
  return { price: random.chance(0.1) ? null : price, dayRate };
}

/** Most candidates have some years of experience, few have many. */
export const yearsOf = (random: Random): number => 2 + Math.floor(27 * random.next() ** 2);

/** Some candidates are away for a while, now or soon. */
export function absenceOf(random: Random): [number, number] | null {
  if (!random.chance(0.12)) return null;
  const from = random.int(-30, 60);
  return [from, from + random.int(5, 60)];
}

/** One to five skills of the function, best first; sometimes an unrated one. */
export function skillsOf(random: Random, job: UserFunctionName): Record<string, number> {
  const chosen = random.some(skillLabelsFor(job), random.int(2, MAX_SKILLS));
  const levels = chosen.map(() => (random.chance(0.04) ? 0 : random.int(2, 5))).sort((a, b) => b - a);
  return Object.fromEntries(chosen.map((label, place) => [label, levels[place] ?? 0]));
}

/** Addresses of invented networks, so that they lead to no real person. */
export function linksOf(
  random: Random,
  { firstname, name }: Person,
  job: UserFunctionName,
  index: number,
): Record<string, string> {
  const handle = `${plainName(firstname)}-${plainName(name)}-${index}`;
  const links: Record<string, string> = {};
  if (random.chance(0.7)) links.linkedin = `https://network.example/in/${handle}`;
  if (random.chance(0.25)) links.website = `https://${handle}.example`;
  if (job === 'Designer' && random.chance(0.7)) links.behance = `https://portfolio.example/${handle}`;
  if (job === 'technicalwriter' && random.chance(0.4)) links.github = `https://code.example/${handle}`;
  if (job === 'socialmediacontentcreator' && random.chance(0.6)) links.twitter = `https://posts.example/${handle}`;
  return links;
}
