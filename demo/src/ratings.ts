import type { UserFunctionName } from '@byline/shared-types/domain';
import type { CandidateScorecardRecord } from '@byline/backend/modules/scorecards/candidate-scorecard.schema.js';
import { candidateId } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';
import { ratingKeys } from './scorecards.ts';
import { reached, type DemoContext } from './context.ts';
import { RECRUITER_TEXTS } from './data.ts';

/** The cards of a function, by their places in SCORECARDS. */
const CARDS_OF: Record<UserFunctionName, number[]> = {
  translator: [0, 1],
  copywriter: [3],
  uxcopywriter: [3],
  technicalwriter: [3, 2],
  contentprojectmanager: [2],
  contentmarketer: [5],
  digitalmarketer: [5],
  socialmediacontentcreator: [5],
  Designer: [4],
};

/** Noor Dewitte's cards as in the picture: 78.25%, 84% and one that is not rated yet. */
const CARDS_OF_NOOR: [card: number, ratings: number[], comment: string | null][] = [
  [
    0,
    [5, 4, 4, 5, 4, 2, 3, 3],
    'Strong translator who owns her texts. Took the remarks on the second sample well but needed them twice; agree on a word list before the start.',
  ],
  [1, [4, 4, 4, 5, 4], null],
  [2, [], null],
];

function madeUpCards(profile: Profile): typeof CARDS_OF_NOOR {
  const random = new Random(`scorecards ${profile.index}`);
  if (!reached(profile, 'live_interview') || !random.chance(profile.index < PERSONAS.length ? 1 : 0.25)) return [];
  const [most = 3, least = 2] = [5, random.int(2, 4)];
  return CARDS_OF[profile.function].map((card) => [
    card,
    Array.from({ length: 8 }, () => random.int(least, most)),
    random.chance(0.7) ? random.pick(RECRUITER_TEXTS.scorecardComments) : null,
  ]);
}

export function scorecardsOf(profile: Profile, context: DemoContext): CandidateScorecardRecord[] {
  const random = new Random(`ratings ${profile.index}`);
  const cards = profile.index === 0 ? CARDS_OF_NOOR : madeUpCards(profile);
  return cards.flatMap(([card, ratings, comment]) => {
    const scorecard = context.scorecards[card];
    if (!scorecard) return [];
    const rated = ratingKeys(scorecard).slice(0, ratings.length);
    return {
      _id: context.numbering.id('candidateScorecard'),
      candidateId: candidateId(profile),
      scorecardId: scorecard._id,
      scores: Object.fromEntries(rated.map((key, place) => [key, ratings[place] ?? 3])),
      comment,
      ...stamps(context.moment(profile, random, 15)),
    };
  });
}
