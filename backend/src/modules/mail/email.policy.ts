import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { EmailRecord } from './email.record.js';

/** Only the sender changes a mail or sends it again, because it carries their name (docs/domain/mail.md#sender). */
export function requireSender(me: Principal, { createdBy }: Pick<EmailRecord, 'createdBy'>): void {
  if (!createdBy || String(createdBy) !== me.userId) throw new ProblemError('not_your_mail');
}

/** Also lets a super-admin stop any mail. */
export function requireMayCancel(me: Principal, email: Pick<EmailRecord, 'createdBy'>): void {
  if (!isSuperAdmin(me)) requireSender(me, email);
}
