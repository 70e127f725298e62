import type { Language, Role, UserFunctionName } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A mailed link: only a hash of its token is stored. `usedAt` lets a second click be told that it already worked. */
export interface MailedLink {
  hash: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A login. A candidate's user points to their candidate; a recruiter's may. */
export interface UserRecord extends StoredRecord, SearchFields {
  /** Lower case; unique. */
  email: string;
  passwordHash: string | null;
  firstname: string;
  name: string;
  language: Language;
  function: UserFunctionName | null;
  roles: Role[];
  candidateId: Types.ObjectId | null;
  /** Job and campaign the user came for; becomes an application once the profile is complete, then null. */
  jobId: Types.ObjectId | null;
  campaignId: Types.ObjectId | null;
  linkedin: string | null;
  /** When the privacy statement was accepted. */
  privacyAcceptedAt: Date | null;
  newsletter: boolean;
  tokenExpiresMinutes: number | null;
  activatedAt: Date | null;
  activation: MailedLink | null;
  reset: MailedLink | null;
  twofactorEnabled: boolean;
  /** Encrypted secret and the last time step a code was accepted for, so that a code works once. */
  twofactor: { secret: string; lastStep: number } | null;
}

const mailedLink = {
  type: new Schema<MailedLink>(
    { hash: String, expiresAt: Date, usedAt: { type: Date, default: null } },
    { _id: false },
  ),
  default: null,
};

export const userSchema = new Schema<UserRecord>(
  {
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    firstname: { type: String, required: true },
    name: { type: String, required: true },
    language: { type: String, required: true },
    function: { type: String, default: null },
    roles: { type: [String], required: true },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    jobId: { type: Schema.Types.ObjectId, default: null },
    campaignId: { type: Schema.Types.ObjectId, default: null },
    linkedin: { type: String, default: null },
    privacyAcceptedAt: { type: Date, default: null },
    newsletter: { type: Boolean, default: false },
    tokenExpiresMinutes: { type: Number, default: null },
    activatedAt: { type: Date, default: null },
    activation: mailedLink,
    reset: mailedLink,
    twofactorEnabled: { type: Boolean, default: false },
    twofactor: { type: new Schema({ secret: String, lastStep: Number }, { _id: false }), default: null },
    ...versionField,
    ...searchDefinition,
  },
  recordOptions('users'),
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ candidateId: 1 }, { unique: true, partialFilterExpression: { candidateId: { $type: 'objectId' } } });
userSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ name: 1, _id: 1 });
userSchema.index({ firstname: 1, _id: 1 });
userSchema.index({ roles: 1, createdAt: -1, _id: -1 });
userSchema.index({ roles: 1, name: 1, _id: 1 });
userSchema.index({ roles: 1, firstname: 1, _id: 1 });
