import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { ErasureReceipt } from '../../src/common/events/erased-person.js';
import { Transactions } from '../../src/common/mongo/transactions.js';
import type { NewCandidate } from '../../src/modules/candidates/write/candidate-changes.js';
import type { CandidateRecord } from '../../src/modules/candidates/record/candidate.record.js';
import { ErasePerson } from '../../src/modules/candidates/write/erase-person.js';
import { SaveCandidate } from '../../src/modules/candidates/write/save-candidate.js';
import type { TestApi } from '../support/api.js';

/** A candidate entered by a recruiter; the test gives the fields that matter. */
export function createCandidate(api: TestApi, fields: Partial<NewCandidate> = {}): Promise<CandidateRecord> {
  const me = {
    userId: String(new Types.ObjectId()),
    sessionId: '',
    roles: ['recruiter' as const],
    candidateId: null,
    language: 'en' as const,
    step: 'full' as const,
  };
  const email = `${randomBytes(6).toString('hex')}@example.be`;
  const candidate = { firstname: 'Camille', name: 'Lefèvre', email, ...fields };
  return api.app.get(Transactions).run((session) => api.app.get(SaveCandidate).create(me, candidate, session));
}

/** Erases the person everywhere, like the removal of an account. */
export const eraseCandidate = (api: TestApi, id: Types.ObjectId): Promise<ErasureReceipt> =>
  api.app.get(Transactions).run((session) => api.app.get(ErasePerson).candidate(id, null, session));
