import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import type { PortfolioPiece, Position, Profile, Study } from './profile.ts';
import type { Random } from './random.ts';
import { capital, fill } from './records.ts';
import { skillLabel } from './vocabulary.ts';
import { CLIENTS, COMPANIES, textsIn } from './data.ts';

type ProfileTexts = Pick<Profile, 'info' | 'moreAboutYourself' | 'projectPreferences' | 'topProject' | 'resumeSummary'>;

/** The facts about a person that their texts use. */
interface Subject {
  language: Language;
  function: UserFunctionName;
  years: number;
  city: string;
  /** English label and level. */
  skills: Record<string, number>;
}

/** The texts of a candidate and of their recruiter, in the candidate's language. */
export function textsOf(random: Random, { language, function: job, years, city, skills }: Subject): ProfileTexts {
  const texts = textsIn(language);
  const { title, does, pieces, likes } = texts.functions[job];
  const [manner, second] = random.some(texts.manner, 2);
  const [best] = Object.keys(skills);
  const piece = `${random.pick(pieces)}, ${random.pick(CLIENTS)}`;
  return {
    info: [
      random.pick(does),
      random.chance(0.6) ? fill(texts.experienced, { years: String(years), title, city }) : second,
      manner,
    ].join(' '),
    moreAboutYourself: random.chance(0.45) ? random.pick(texts.besides) : null,
    projectPreferences: `${random.pick(likes)}.${random.chance(0.35) ? ` ${random.pick(texts.refuses)}` : ''}`,
    topProject: piece,
    resumeSummary:
      best && random.chance(0.55)
        ? fill(`${texts.summary} ${texts.worked}`, {
            years: String(years),
            title,
            Title: capital(title),
            best: skillLabel(best, language),
            piece,
          })
        : null,
  };
}

/** One to three positions that add up to the years of experience, the last one mostly self-employed. */
export function experienceOf(random: Random, { language, function: job, years }: Subject): Position[] {
  const texts = textsIn(language);
  const { title, positions } = texts.functions[job];
  const count = Math.min(3, Math.max(1, Math.round(years / 4)));
  const length = years / count;
  return Array.from({ length: count }, (_, place) => {
    const from = -length * (place + 1) - 0.1;
    const freelance = place === 0 && random.chance(0.75);
    return {
      function: freelance ? `Freelance ${title}` : (positions[place % positions.length] ?? title),
      company: freelance ? texts.ownAccount : random.pick(COMPANIES),
      from,
      to: place === 0 ? (random.chance(0.85) ? null : -0.2) : from + length,
    };
  });
}

export function diplomasOf(random: Random, { language, function: job, years }: Subject): Study[] {
  const { functions, institutes, colleges } = textsIn(language);
  return random.some(functions[job].degrees, random.chance(0.2) ? 2 : 1).map((degree, place) => {
    const to = -years - place * 4;
    const isBachelor = degree.startsWith('Bachel');
    return { degree, institute: random.pick(isBachelor ? colleges : institutes), from: to - (isBachelor ? 3 : 4), to };
  });
}

export const portfolioOf = (random: Random, { language, function: job }: Subject): PortfolioPiece[] =>
  random.some(textsIn(language).functions[job].pieces, random.int(1, 2)).map((piece) => {
    const client = random.pick(CLIENTS);
    return { name: `${client}.pdf`, title: `${piece.split(',')[0] ?? piece}, ${client}`, summary: piece };
  });
