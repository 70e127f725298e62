import type { UserFunctionName } from '@byline/shared-types/domain';
import type { CandidateScorecardRecord } from '@byline/backend/modules/scorecards/candidate-scorecard.schema.js';
import { candidateId } from './candidates.ts';
import { demoId } from './ids.ts';
import { PERSONAS } from './personas.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';
import { ratingKeys } from './scorecards.ts';
import { reached, type DemoContext } from './context.ts';
import { RECRUITER_TEXTS } from './data.ts';
import { RECRUITERS } from './vocabulary.ts';

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

const [LOTTE, SOFIE, KARIM, THOMAS] = [0, 1, 2, 3];

/** A card by its place in SCORECARDS, with the ratings of each recruiter, by their place among the recruiters. */
type Card = [card: number, given: [recruiter: number, ratings: number[], comment: string | null][]];

/** Noor Dewitte's cards as in the picture (Lotte gives 78.25% and 84%), with colleagues' ratings and an unrated card. */
const CARDS_OF_NOOR: Card[] = [
  [
    0,
    [
      [
        LOTTE,
        [5, 4, 4, 5, 4, 2, 3, 3],
        'Strong translator who owns her texts. Took the remarks on the second sample well but needed them twice; agree on a word list before the start.',
      ],
      [
        SOFIE,
        [4, 5, 4, 4, 4, 3, 4, 5],
        'Pleasant on the phone, precise in her answers. I would start with the museum texts.',
      ],
      [KARIM, [5, 3, 3, 5, 4, 1, 3, 4], null],
    ],
  ],
  [
    1,
    [
      [LOTTE, [4, 4, 4, 5, 4], null],
      [THOMAS, [5, 4, 3, 4, 4], 'Asks before she starts, which saves a round of corrections.'],
    ],
  ],
  [2, []],
];

function madeUpCards(profile: Profile): Card[] {
  const random = new Random(`scorecards ${profile.index}`);
  if (!reached(profile, 'live_interview') || !random.chance(profile.index < PERSONAS.length ? 1 : 0.25)) return [];
  const least = random.int(2, 4);
  const first = profile.recruiter ?? 0;
  return CARDS_OF[profile.function].map((card) => {
    const others = random.some([1, 2, 3], random.pick([0, 0, 1, 2])).map((step) => (first + step) % RECRUITERS.length);
    return [
      card,
      [first, ...others].map((recruiter) => [
        recruiter,
        Array.from({ length: 8 }, () => random.int(least, 5)),
        random.chance(0.7) ? random.pick(RECRUITER_TEXTS.scorecardComments) : null,
      ]),
    ];
  });
}

export function scorecardsOf(profile: Profile, context: DemoContext): CandidateScorecardRecord[] {
  const random = new Random(`ratings ${profile.index}`);
  const cards = profile.index === 0 ? CARDS_OF_NOOR : madeUpCards(profile);
  return cards.flatMap(([card, given]) => {
    const scorecard = context.scorecards[card];
    if (!scorecard) return [];
    const keys = ratingKeys(scorecard);
    const at = context.moment(profile, random, 15);
    return {
      _id: context.numbering.id('candidateScorecard'),
      candidateId: candidateId(profile),
      scorecardId: scorecard._id,
      assessments: given.map(([recruiter, ratings, comment]) => ({
        recruiterId: demoId('user', recruiter),
        scores: Object.fromEntries(keys.map((key, place) => [key, ratings[place] ?? 3])),
        comment,
        modifiedAt: at,
        version: 0,
      })),
      ...stamps(at),
    };
  });
}
