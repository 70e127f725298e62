import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import type { FileRecord } from './file.record.js';

/** The row check: recruiters pass, a candidate only for their own files, except attachments by recruiters (tests, mails). */
export function mayUse(me: Principal, file: FileRecord | null): boolean {
  if (isRecruiter(me)) return true;
  if (!file) return false;
  const { candidateId, ownerId, kind } = file;
  if (String(ownerId) === me.userId) return true;
  return kind !== 'attachment' && candidateId !== null && String(candidateId) === me.candidateId;
}
