import type { Language, Role } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';

/** A login. Its id is inside the bearer token. Whoever deletes it tells every process (session-processes.ts), which ends the session at once. */
export interface SessionRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  candidateId: Types.ObjectId | null;
  roles: Role[];
  language: Language;
  step: Principal['step'];
  /** Wrong two-factor codes so far; only in the two-factor step. */
  attempts: number;
  /** When it last made a call, and with what; missing before the first one. */
  lastSeenAt?: Date;
  userAgent?: string;
  expiresAt: Date;
}
