import { WORK_TEXT_NAMES, type WorkText } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type {
  Booking,
  CandidateInfo,
  CandidateRecord,
} from '@byline/backend/modules/candidates/record/candidate.record.js';
import { derivedFields } from '@byline/backend/modules/candidates/record/candidate.rules.js';
import type { DiplomaRecord } from '@byline/backend/modules/diplomas/diploma.record.js';
import type { ExperienceRecord } from '@byline/backend/modules/experience/experience.record.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { sourceId, tagId } from './labels.ts';
import { pairsOf, tonguesOf, translationOf } from './languages.ts';
import type { Profile } from './profile.ts';
import { LOGINS } from './profiles.ts';
import { Random } from './random.ts';
import { stamps } from './records.ts';
import { availabilityOf } from './availability.ts';
import { loginOf, skillId } from './skills.ts';
import type { DemoContext } from './context.ts';

/** Facts from a candidate's other records. */
export interface Ties {
  avatar: Types.ObjectId | null;
  folders: Types.ObjectId[];
  jobs: Types.ObjectId[];
  bookings: Booking[];
}

export const candidateId = ({ index }: Pick<Profile, 'index'>): Types.ObjectId => demoId('candidate', index);

function infoOf(profile: Profile, { numbering }: DemoContext): CandidateInfo {
  const { freelancer, topProject, projectPreferences, price, dayRate, moreAboutYourself } = profile;
  return {
    ...(Object.fromEntries(WORK_TEXT_NAMES.map((name) => [name, null])) as Record<WorkText, null>),
    freelancer,
    topProject,
    projectPreferences,
    pricePerWord: price,
    dayRate,
    moreAboutYourself,
    ...translationOf(profile),
    skillSet: {
      yearsExperience: profile.years,
      ...tonguesOf(profile),
      translationSkills: pairsOf(profile).map((pair) => ({ _id: numbering.id('part'), ...pair })),
    },
  };
}

/** The last change: for personas in their order on the days of the pictures, for others at a random hour. */
function changedAt({ index, modified, created }: Profile, days: DemoDays): Date {
  if (modified === created) return registeredAt({ index, created }, days);
  const minute = index < LOGINS ? 1_000 - index : new Random(`changed ${index}`).int(480, 1_200);
  // Dates today's changes to the first seconds of the day, so that even a demo made at midnight is not ahead of its clock.
  return days.at(-modified, modified === 0 ? Math.max(0, 5 - index) / 60 : minute);
}

export const registeredAt = ({ index, created }: Pick<Profile, 'index' | 'created'>, days: DemoDays): Date =>
  days.at(-created, new Random(`registered ${index}`).int(7 * 60, 22 * 60));

export function candidateRecord(profile: Profile, ties: Ties, context: DemoContext): CandidateRecord {
  const { days } = context;
  const { firstname, name, email, language, status, address, index, recruiter } = profile;
  const modifiedAt = changedAt(profile, days);
  const candidateInfo = infoOf(profile, context);
  const availability = availabilityOf(profile, days);
  const assignedTo = recruiter === null ? null : demoId('user', recruiter);
  return {
    _id: candidateId(profile),
    userId: index < LOGINS ? loginOf(index) : null,
    firstname,
    name,
    email,
    language,
    function: profile.function,
    street: address?.street ?? null,
    number: address?.number ?? null,
    box: address?.box ?? null,
    postal: address?.postal ?? null,
    city: address?.city ?? null,
    province: address?.province ?? null,
    country: address?.country ?? null,
    phone: profile.phone,
    skype: null,
    timezone: 'Europe/Brussels',
    info: profile.info,
    publicEnabled: profile.publicEnabled,
    publicHidden: [],
    publicSearchable: profile.publicEnabled && index % 2 === 0,
    publicSlugs: [profile.slug],
    newsletter: profile.newsletter,
    links: profile.links,
    candidateInfo,
    availability,
    skills: Object.entries(profile.skills).map(([label, level]) => ({
      skillId: skillId(label),
      level,
      remark: profile.remarks[label] ?? null,
    })),
    status,
    archived: profile.archived,
    assignedTo,
    resumeSummary: profile.resumeSummary,
    websiteTag: profile.websiteTag,
    tags: profile.tags.map(tagId),
    sourceId: profile.source === null ? null : sourceId(profile.source),
    modifiedByRecruiterAt: recruiter === null ? null : modifiedAt,
    modifiedBy: null,
    ...ties,
    ...derivedFields({
      ...{ firstname, name, city: address?.city ?? null, status, archived: profile.archived, assignedTo },
      candidateInfo,
      availability,
    }),
    ...stamps(registeredAt(profile, days), modifiedAt),
  };
}

const firstOfMonth = (days: DemoDays, years: number): string =>
  `${days.day(Math.round(years * 365.25)).slice(0, 7)}-01`;

export const experienceRecords = (profile: Profile, { days, numbering }: DemoContext): ExperienceRecord[] =>
  profile.experience.map(({ function: position, company, from, to }) => ({
    _id: numbering.id('experience'),
    candidateId: candidateId(profile),
    function: position,
    company,
    from: firstOfMonth(days, from),
    to: to === null ? null : firstOfMonth(days, to),
    ...stamps(registeredAt(profile, days)),
  }));

export const diplomaRecords = (profile: Profile, { days, numbering }: DemoContext): DiplomaRecord[] =>
  profile.diplomas.map(({ degree, institute, from, to }) => ({
    _id: numbering.id('diploma'),
    candidateId: candidateId(profile),
    degree,
    institute,
    from: days.year + from,
    to: days.year + to,
    country: profile.address?.country ?? null,
    ...stamps(registeredAt(profile, days)),
  }));
