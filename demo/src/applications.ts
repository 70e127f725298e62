import {
  ANSWER_DAYS,
  toLanguage,
  type ApplicationStatus,
  type DecidedStatus,
  type Language,
} from '@byline/shared-types/domain';
import { searchFields } from '@byline/backend/common/lists/search.js';
import type { ApplicationRecord } from '@byline/backend/modules/applications/application.schema.js';
import { candidateId } from './candidates.ts';
import { RECRUITER_TEXTS } from './data.ts';
import { PERSONAS } from './personas.ts';
import { demoId } from './ids.ts';
import { PICTURED_JOBS, type DemoJob } from './jobs.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';
import { isWorkedWith, type DemoContext } from './context.ts';

/** Applications of the personas, as in the pictures: name, job, days back, status, source. */
const KNOWN = `
Noor Dewitte | 0 | 4 | pending
Camille Rousseau | 0 | 5 | pending
Ilse Vermeulen | 0 | 6 | pending | proposed
Julien Lefèvre | 0 | 8 | pending
Emma Peeters | 0 | 9 | successful
Fatima Bouzid | 0 | 5 | rejected
Lars de Vries | 0 | 11 | pending
Anneleen Willems | 0 | 12 | successful
Roos Kuipers | 0 | 13 | rejected
Antoine Mercier | 0 | 14 | pending
Mieke Verstraete | 0 | 15 | rejected
Daan Smits | 0 | 16 | rejected
Emma Peeters | 1 | 3 | pending
Pieter-Jan Claes | 1 | 4 | pending
Chloé Lambert | 1 | 6 | pending
Daan Smits | 1 | 7 | pending
Julien Lefèvre | 2 | 3 | pending
Lars de Vries | 2 | 5 | pending
Bram Hendriks | 4 | 6 | pending
Roos Kuipers | 4 | 5 | withdrawn
Camille Lefèvre | 8 | 3 | pending | proposed
Camille Lefèvre | 9 | 83 | successful
Camille Lefèvre | 10 | 169 | rejected
Noor Dewitte | 9 | 90 | successful
`;

/** A reason as a recruiter writes it for the candidate. */
const CANDIDATE_REASON: Record<Language, string> = {
  nl: 'De klant koos iemand die ook ondertitelt. Je voorbeelden waren goed: we houden je in gedachten.',
  fr: 'Le client a choisi une personne qui fait aussi du sous-titrage. Vos réalisations nous ont plu : nous pensons à vous.',
  en: 'The client chose somebody who subtitles as well. Your samples were good: we keep you in mind.',
};

/** The agency proposes the persona for the job. */
const PROPOSED = 'proposed';

interface Application {
  job: DemoJob;
  daysBack: number;
  status: ApplicationStatus;
  proposed?: boolean;
}

const known = KNOWN.trim()
  .split('\n')
  .map((row) => row.split(' | '));

function knownApplications({ firstname, name }: Profile, { jobs }: DemoContext): Application[] {
  return known
    .filter(([fullName]) => fullName === `${firstname} ${name}`)
    .flatMap(([, place, daysBack, status, source]) => {
      const job = jobs[Number(place)];
      return job
        ? [{ job, daysBack: Number(daysBack), status: status as ApplicationStatus, proposed: source === PROPOSED }]
        : [];
    });
}

/** Some candidates apply for jobs of their function, after their registration and during the advertising. */
function madeUpApplications(profile: Profile, context: DemoContext, random: Random): Application[] {
  if (!profile.address || !random.chance(profile.archived ? 0.15 : 0.4)) return [];
  const open = context
    .jobsFor(profile.function)
    .filter((job) => job.index >= PICTURED_JOBS && Math.max(job.created, -profile.created) < Math.min(job.to, 0) - 2);
  return random.some(open, random.int(1, 3)).map((job) => {
    const daysBack = -random.int(Math.max(job.created, -profile.created) + 1, Math.min(job.to, 0) - 1);
    return { job, daysBack, status: statusOf(job, daysBack, random) };
  });
}

/** Old applications are decided; some recent ones are pending. */
function statusOf(job: DemoJob, daysBack: number, random: Random): DecidedStatus {
  if (job.to >= 0 && daysBack < 60 && random.chance(0.6)) return 'pending';
  return random.chance(0.25) ? 'successful' : 'rejected';
}

/** Whether a job and its candidate count an application. */
export const isCounted = ({ status }: Pick<ApplicationRecord, 'status'>): boolean => status !== 'withdrawn';

/** Recruiters read an application after two days, and talk to most whom they then choose. */
function stagesOf(
  { days }: DemoContext,
  { daysBack, decided }: { daysBack: number; decided: boolean },
  recruiter: number | null,
): Pick<ApplicationRecord, 'answerBy' | 'readAt' | 'readBy' | 'conversationAt'> {
  const isRead = decided || daysBack > 4;
  const isTalkedTo = !decided && daysBack > 7;
  return {
    answerBy: days.day(ANSWER_DAYS.default - daysBack),
    readAt: isRead ? days.at(2 - daysBack, '10:15') : null,
    readBy: isRead ? demoId('user', recruiter ?? 0) : null,
    conversationAt: isTalkedTo ? days.at(6 - daysBack, '14:00') : null,
  };
}

export function applicationsOf(profile: Profile, context: DemoContext): ApplicationRecord[] {
  const random = new Random(`applications ${profile.index}`);
  const made =
    profile.index < PERSONAS.length
      ? knownApplications(profile, context)
      : madeUpApplications(profile, context, random);
  const { firstname, name, recruiter } = profile;
  const language = toLanguage(profile.language);
  const whys = new Random(`decisions ${profile.index}`);
  return made.map(({ job, daysBack, status, proposed = false }) => {
    const createdAt = context.days.at(-daysBack, random.int(8 * 60, 21 * 60));
    const decidedAt = context.days.at(-Math.max(1, daysBack - random.int(1, 12)), random.int(21 * 60, 22 * 60));
    const decided = status === 'successful' || status === 'rejected';
    const reason = decided && whys.chance(0.7) ? whys.pick(RECRUITER_TEXTS.decisions[status]) : null;
    const mailed = status === 'rejected' && isWorkedWith(profile);
    return {
      _id: context.numbering.id('application'),
      candidateId: candidateId(profile),
      jobId: demoId('job', job.index),
      campaignId: random.chance(0.6) && !proposed ? context.campaignOf(job) : null,
      proposedBy: proposed ? demoId('user', recruiter ?? 0) : null,
      status,
      decidedAt: decided ? decidedAt : null,
      decidedBy: decided ? demoId('user', recruiter ?? 0) : null,
      reason,
      candidateReason: status === 'rejected' && mailed ? CANDIDATE_REASON[language] : null,
      emailId: mailed ? context.numbering.id('email') : null,
      ...stagesOf(context, { daysBack, decided }, recruiter),
      withdrawnAt: status === 'withdrawn' ? decidedAt : null,
      ...searchFields(`${firstname} ${name}`, `${name} ${firstname}`),
      ...stamps(createdAt, status === 'pending' ? createdAt : decidedAt),
    };
  });
}
