import type { Language, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';

/** Who may open the link of the activation mail: only a hash of its token is stored. */
export interface ActivationLink {
  hash: string;
  expiresAt: Date;
}

/** What was registered for an address that nobody has confirmed yet. There is no user and no candidate of it before that. */
export interface PendingRegistration {
  /** The candidate it makes gets this id, so that what was mailed before belongs to them. */
  _id: Types.ObjectId;
  /** Lower case; unique: another registration with the address takes the place of the one before. */
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
  link: ActivationLink;
  /** Another registration with the address was there before: then nobody can tell whose password this is. */
  replaced: boolean;
  /** When it is forgotten. */
  removeAt: Date;
}
