import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { EmailRecord } from './email.schema.js';

/** A mail leaves under its sender's name: nobody else changes it or sends it again (docs/domain/mail.md#sender). */
export function requireSender(me: Principal, { createdBy }: Pick<EmailRecord, 'createdBy'>): void {
  if (!createdBy || String(createdBy) !== me.userId) throw new ProblemError('not_your_mail');
}

/** Lets a super-admin stop the mail of anybody. */
export function requireMayCancel(me: Principal, email: Pick<EmailRecord, 'createdBy'>): void {
  if (!isSuperAdmin(me)) requireSender(me, email);
}
