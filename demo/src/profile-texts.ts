import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import { CLIENTS, COMPANIES } from './clients.ts';
import type { PortfolioPiece, Position, Profile, Study } from './profile.ts';
import type { Random } from './random.ts';
import { phrasesOf } from './texts/index.ts';
import { skillLabel } from './vocabulary.ts';

type ProfileTexts = Pick<Profile, 'info' | 'moreAboutYourself' | 'projectPreferences' | 'topProject' | 'resumeSummary'>;

/** Who somebody is, as far as their words depend on it. */
interface Subject {
  language: Language;
  function: UserFunctionName;
  years: number;
  city: string;
  /** English label and level. */
  skills: Record<string, number>;
}

/** What they and the recruiter say of them, in their language. */
export function textsOf(random: Random, { language, function: job, years, city, skills }: Subject): ProfileTexts {
  const phrases = phrasesOf(language);
  const { title, does, pieces, likes } = phrases.functions[job];
  const [manner, second] = random.some(phrases.manner, 2);
  const [best] = Object.keys(skills);
  const piece = `${random.pick(pieces)}, ${random.pick(CLIENTS)}`;
  return {
    info: [random.pick(does), random.chance(0.6) ? phrases.experienced(years, title, city) : second, manner].join(' '),
    moreAboutYourself: random.chance(0.45) ? random.pick(phrases.besides) : null,
    projectPreferences: `${random.pick(likes)}.${random.chance(0.35) ? ` ${random.pick(phrases.refuses)}` : ''}`,
    topProject: piece,
    resumeSummary:
      best && random.chance(0.55)
        ? `${phrases.summary(years, title, skillLabel(best, language))} ${phrases.worked(piece)}`
        : null,
  };
}

/** One to three positions that add up to their years, the last one mostly on their own account. */
export function experienceOf(random: Random, { language, function: job, years }: Subject): Position[] {
  const phrases = phrasesOf(language);
  const { title, positions } = phrases.functions[job];
  const count = Math.min(3, Math.max(1, Math.round(years / 4)));
  const length = years / count;
  return Array.from({ length: count }, (_, place) => {
    const from = -length * (place + 1) - 0.1;
    const freelance = place === 0 && random.chance(0.75);
    return {
      function: freelance ? `Freelance ${title}` : (positions[place % positions.length] ?? title),
      company: freelance ? phrases.ownAccount : random.pick(COMPANIES),
      from,
      to: place === 0 ? (random.chance(0.85) ? null : -0.2) : from + length,
    };
  });
}

export function diplomasOf(random: Random, { language, function: job, years }: Subject): Study[] {
  const { functions, institutes, colleges } = phrasesOf(language);
  return random.some(functions[job].degrees, random.chance(0.2) ? 2 : 1).map((degree, place) => {
    const to = -years - place * 4;
    const isBachelor = degree.startsWith('Bachel');
    return { degree, institute: random.pick(isBachelor ? colleges : institutes), from: to - (isBachelor ? 3 : 4), to };
  });
}

export const portfolioOf = (random: Random, { language, function: job }: Subject): PortfolioPiece[] =>
  random.some(phrasesOf(language).functions[job].pieces, random.int(1, 2)).map((piece) => {
    const client = random.pick(CLIENTS);
    return { name: `${client}.pdf`, title: `${piece.split(',')[0] ?? piece}, ${client}`, summary: piece };
  });
