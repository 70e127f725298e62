import { Schema } from 'mongoose';
import { searchDefinition } from '../../common/lists/search.js';
import { sortDefinition } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import { intendedJobs } from './intended-jobs.js';
import type { EmailChange, MailedLink, PasskeyRecord, Signatures, UserRecord, UserRemoval } from './user.record.js';

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
    passwordHash: { type: String, default: null, select: false },
    firstname: { type: String, required: true },
    name: { type: String, required: true },
    language: { type: String, required: true },
    function: { type: String, default: null },
    roles: { type: [String], required: true },
    leftStaffAt: Date,
    candidateId: { type: Schema.Types.ObjectId, default: null },
    jobId: { type: Schema.Types.ObjectId, default: null },
    campaignId: { type: Schema.Types.ObjectId, default: null },
    earlierJobs: intendedJobs,
    linkedin: { type: String, default: null },
    privacyAcceptedAt: { type: Date, default: null },
    newsletter: { type: Boolean, default: false },
    theme: String,
    reminders: Boolean,
    answerMails: Boolean,
    signatures: { type: new Schema<Signatures>({ nl: String, fr: String, en: String }, { _id: false }) },
    tokenExpiresMinutes: { type: Number, default: null },
    activatedAt: { type: Date, default: null },
    activation: mailedLink,
    reset: mailedLink,
    emailChange: {
      type: new Schema<EmailChange>(
        {
          from: String,
          to: String,
          hash: String,
          stopHash: String,
          expiresAt: Date,
          askedAt: Date,
          newConfirmedAt: Date,
          oldConfirmedAt: Date,
          confirmedAt: Date,
          stoppedAt: Date,
        },
        { _id: false },
      ),
      default: null,
    },
    twofactorEnabled: { type: Boolean, default: false },
    twofactor: {
      type: new Schema(
        {
          secret: String,
          lastStep: Number,
          recovery: { type: [String], default: undefined },
          turnedOnAt: Date,
          recoveryAt: Date,
        },
        { _id: false },
      ),
      default: null,
    },
    twofactorSetup: { type: new Schema({ secret: String, expiresAt: Date }, { _id: false }), default: null },
    passkeys: {
      type: [
        new Schema<PasskeyRecord>({
          credentialId: String,
          publicKey: String,
          counter: Number,
          name: String,
          createdAt: Date,
          lastUsedAt: { type: Date, default: null },
        }),
      ],
      default: undefined,
    },
    removal: {
      type: new Schema<UserRemoval>(
        { due: Date, hash: String, keepData: Boolean, why: String, wasPublic: Boolean },
        { _id: false },
      ),
      default: null,
    },
    keptByHash: { type: String, default: null },
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('firstname', 'name'),
  },
  recordOptions('users'),
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index({ candidateId: 1 }, { unique: true, partialFilterExpression: { candidateId: { $type: 'objectId' } } });
userSchema.index(
  { 'passkeys.credentialId': 1 },
  { unique: true, partialFilterExpression: { 'passkeys.credentialId': { $type: 'string' } } },
);
userSchema.index({ 'removal.due': 1 }, { partialFilterExpression: { 'removal.due': { $exists: true } } });
userSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
userSchema.index({ createdAt: -1, _id: -1 });
userSchema.index({ 'sortKeys.name': 1, _id: 1 });
userSchema.index({ 'sortKeys.firstname': 1, _id: 1 });
userSchema.index({ roles: 1, createdAt: -1, _id: -1 });
userSchema.index({ roles: 1, 'sortKeys.name': 1, _id: 1 });
userSchema.index({ roles: 1, 'sortKeys.firstname': 1, _id: 1 });
