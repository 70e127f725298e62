import { Schema } from 'mongoose';
import { intendedJobs } from '../users/intended-jobs.js';
import type { ActivationLink, PendingRegistration } from './pending-registration.record.js';

const id = { type: Schema.Types.ObjectId, default: null };

export const pendingRegistrationSchema = new Schema<PendingRegistration>(
  {
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    firstname: { type: String, required: true },
    name: { type: String, required: true },
    language: { type: String, required: true },
    function: { type: String, default: null },
    linkedin: { type: String, default: null },
    newsletter: { type: Boolean, default: false },
    privacyAcceptedAt: { type: Date, default: null },
    jobId: id,
    campaignId: id,
    earlierJobs: intendedJobs,
    link: { type: new Schema<ActivationLink>({ hash: String, expiresAt: Date }, { _id: false }), required: true },
    replacedLinks: { type: [String], default: [] },
    replaced: { type: Boolean, default: false },
    removeAt: { type: Date, required: true },
  },
  { collection: 'pending_registrations', versionKey: false, strict: 'throw' },
);
pendingRegistrationSchema.index({ email: 1 }, { unique: true });
pendingRegistrationSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
