import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { IntendedJobRecord } from '../users/user.record.js';

/** The link of the activation mail, with a hash of its token only. */
export interface ActivationLink {
  hash: string;
  expiresAt: Date;
}

/** A registration with an unconfirmed address. Confirmation creates its user and candidate. */
export interface PendingRegistration {
  /** The new candidate gets this id, so that earlier mails belong to them. */
  _id: Types.ObjectId;
  /** Lower case; unique: a later registration replaces an earlier one. */
  email: string;
  passwordHash: string | null;
  firstname: string;
  name: string;
  language: Language;
  function: UserFunctionName | null;
  linkedin: string | null;
  newsletter: boolean;
  privacyAcceptedAt: Date | null;
  jobId: Types.ObjectId | null;
  campaignId: Types.ObjectId | null;
  /** The jobs of the registrations that this one replaced; missing on older records. */
  earlierJobs?: IntendedJobRecord[];
  link: ActivationLink;
  /** Hashes of the links that later mails replaced; missing on older records. */
  replacedLinks?: string[];
  /** True if it replaced an earlier registration; the password may then be another person's. */
  replaced: boolean;
  removeAt: Date;
}
