import type { Types } from 'mongoose';
import { listFields } from '@byline/backend/common/lists/sort-keys.js';
import type { InterviewTemplateRecord } from '@byline/backend/modules/interviews/interview-template.schema.js';
import type { InterviewRecord } from '@byline/backend/modules/interviews/interview.schema.js';
import { candidateId } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { sharedSearchFields, stamps } from './records.ts';
import { reached, type DemoContext } from './context.ts';
import { RECRUITER_TEXTS } from './data.ts';

export const interviewTemplates = (days: DemoDays): InterviewTemplateRecord[] =>
  RECRUITER_TEXTS.interviews.map(({ type, questions }, index) => ({
    _id: demoId('interviewTemplate', index),
    type,
    questions: questions.map(({ question }) => ({ question })),
    ...listFields({ type }),
    ...stamps(days.at(-2_300 + index * 100, 630)),
  }));

/** Templates by their place in the data, each with its status, its frequency and its days since registration. */
const HELD = [
  { template: 0, from: 'phone_interview', chance: 0.7, after: 4 },
  { template: 2, from: 'test', chance: 0.3, after: 12 },
  { template: 1, from: 'live_interview', chance: 0.55, after: 18 },
  { template: 3, from: 'active', chance: 0.2, after: 370 },
] as const;

/** A phone interview and the later ones. */
export function interviewsOf(profile: Profile, context: DemoContext): InterviewRecord[] {
  const random = new Random(`interviews ${profile.index}`);
  const certain = profile.index < PERSONAS.length;
  return HELD.filter(
    ({ template, from, chance, after }) =>
      reached(profile, from) && after < profile.created && random.chance(certain && template < 2 ? 1 : chance),
  ).map(({ template, after }) => {
    const { type, questions } = RECRUITER_TEXTS.interviews[template] ?? { type: '', questions: [] };
    const answered = questions.map(({ question, answers }) => ({ question, answer: random.pick(answers) }));
    return {
      _id: context.numbering.id('interview'),
      templateId: demoId('interviewTemplate', template),
      type,
      candidateId: candidateId(profile),
      userId: interviewerOf(profile, random),
      questions: answered,
      ...sharedSearchFields(type, ...answered.flatMap(({ question, answer }) => [question, answer])),
      ...stamps(context.step(profile, random, after)),
    };
  });
}

const interviewerOf = ({ recruiter }: Profile, random: Random): Types.ObjectId =>
  demoId('user', recruiter !== null && random.chance(0.7) ? recruiter : random.int(0, 3));
