import type { Language, Role } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';

/** A login. The bearer token holds its id; every request reads it, so deleting it ends the session at once. */
export interface SessionRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  candidateId: Types.ObjectId | null;
  roles: Role[];
  language: Language;
  step: Principal['step'];
  /** Set if the activation link opened it. */
  opener?: 'activation' | undefined;
  /** Wrong two-factor codes so far, in the two-factor step. */
  attempts: number;
  /** Time and program of the last call, to the minute; missing before the first one. */
  lastSeenAt?: Date;
  userAgent?: string;
  expiresAt: Date;
}
