import { DEFAULT_LANGUAGE, WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { Schema } from 'mongoose';
import { searchDefinition } from '../../../common/lists/search.js';
import { recordOptions, versionField } from '../../../common/mongo/record.js';
import { CANDIDATE_INDEXES } from './candidate-indexes.js';
import type {
  Booking,
  CandidateAvailability,
  CandidateInfo,
  CandidateRecord,
  CandidateSkill,
  SkillSet,
  TranslationSkill,
} from './candidate.record.js';
import { NEVER } from './candidate.rules.js';
import { STATUS_ORDER } from './list-bucket.rules.js';

const text = { type: String, default: null };
const id = { type: Schema.Types.ObjectId, default: null };
const ids = { type: [Schema.Types.ObjectId], default: [] };
const number = { type: Number, default: null };

const noId = { _id: false };
const translationSkill = new Schema<TranslationSkill>(
  {
    from: String,
    to: String,
    specialisms: { type: [String], default: [] },
    pricePerWord: number,
    sworn: { type: new Schema({ court: text, country: text }, noId), default: null },
  },
  { versionKey: false },
);

const skillSet = new Schema<SkillSet>(
  {
    yearsExperience: number,
    motherTongue: text,
    languages: { type: [new Schema({ language: String, level: String }, noId)], default: [] },
    translationSkills: [translationSkill],
  },
  noId,
);

const candidateInfo = new Schema<CandidateInfo>(
  {
    freelancer: { type: Boolean, default: null },
    ...Object.fromEntries(WORK_TEXT_NAMES.map((name) => [name, text])),
    pricePerWord: number,
    dayRate: number,
    minimumFee: number,
    wordsPerDay: number,
    catTools: { type: [String], default: [] },
    moreAboutYourself: text,
    skillSet: { type: skillSet, default: () => ({}) },
  },
  noId,
);

const availability = new Schema<CandidateAvailability>(
  {
    state: { type: String, required: true },
    from: text,
    until: text,
    daysPerWeek: number,
    hoursPerWeek: number,
    weekdays: { type: [Number], default: [] },
    away: { type: [new Schema({ from: { type: String, required: true }, to: text }, noId)], default: [] },
    noticeDays: number,
    confirmedOn: { type: Date, default: null },
    confirmedBy: text,
    confirmedById: id,
  },
  noId,
);

const booking = new Schema<Booking>(
  { applicationId: id, jobId: id, from: { type: String, required: true }, to: text, days: number },
  noId,
);

const skill = new Schema<CandidateSkill>(
  { skillId: { type: Schema.Types.ObjectId, required: true }, level: { type: Number, required: true }, remark: text },
  noId,
);

export const candidateSchema = new Schema<CandidateRecord>(
  {
    userId: id,
    firstname: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, default: DEFAULT_LANGUAGE },
    function: text,
    street: text,
    number: text,
    box: text,
    postal: text,
    city: text,
    province: text,
    country: text,
    phone: text,
    skype: text,
    timezone: text,
    info: text,
    publicEnabled: { type: Boolean, default: true },
    publicHidden: { type: [String], default: [] },
    publicSearchable: { type: Boolean, default: false },
    publicSlugs: { type: [String], default: [] },
    newsletter: { type: Boolean, default: false },
    links: { type: Schema.Types.Mixed, default: () => ({}) },
    avatar: id,
    candidateInfo: { type: candidateInfo, default: () => ({}) },
    availability: { type: availability, default: null },
    skills: { type: [skill], default: [] },
    status: { type: String, default: 'none' },
    archived: { type: Boolean, default: false },
    assignedTo: id,
    resumeSummary: text,
    websiteTag: text,
    tags: ids,
    sourceId: id,
    folders: ids,
    jobs: ids,
    bookings: { type: [booking], default: [] },
    modifiedByRecruiterAt: { type: Date, default: null },
    modifiedBy: id,
    nameKey: { type: String, required: true },
    firstnameKey: { type: String, required: true },
    cityKey: { type: String, default: '' },
    tongueKeys: { type: [String], default: [] },
    pairKeys: { type: [String], default: [] },
    statusOrder: { type: Number, default: STATUS_ORDER.none },
    confirmedKey: { type: Date, default: NEVER },
    listBucket: { type: Number, default: STATUS_ORDER.none },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('candidates'),
);

for (const [keys, options] of CANDIDATE_INDEXES) candidateSchema.index(keys, options);
