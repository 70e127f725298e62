import { Injectable, Logger } from '@nestjs/common';
import { StoredWrites, type StoredWrite } from '../../common/events/stored-writes.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateTextsRepository, type ChangedText } from './candidate-texts.repository.js';

/** The collections with texts about candidates, by their models. */
const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['Diploma', 'diplomas'],
  ['Email', 'emails'],
  ['Experience', 'experience'],
  ['File', 'files'],
  ['Interview', 'interviews'],
  ['Note', 'notes'],
  ['ReceivedMail', 'received_mails'],
  ['Test', 'tests'],
]);

/** The texts that a write changes; null for any other write. Modules change the candidate too when they remove a record about one. */
function changedBy({ model, id, candidateId, removed }: StoredWrite): ChangedText | null {
  if (model === 'Candidate' && id) return removed ? { goneId: id } : { candidateId: id };
  if (model === 'Skill') return id ? { skillId: id } : null;
  const collection = COLLECTIONS.get(model);
  if (!collection) return null;
  if (candidateId) return { candidateId };
  return id && !removed ? { collection, id } : null;
}

/**
 * Notes every candidate whose texts change, in the transaction of the change: the worker then computes their keys anew. Rows are only added, so
 * two writes about one candidate do not wait for each other.
 */
@Injectable()
export class TextDues {
  private readonly logger = new Logger(TextDues.name);

  constructor(texts: CandidateTextsRepository, transactions: Transactions, writes: StoredWrites) {
    const add: typeof texts.addDues = (changed, session) => texts.addDues(changed, session);
    writes.on((write, session) => {
      const changed = changedBy(write);
      if (!changed || transactions.beforeCommit(session, add, changed)) return;
      add([changed], session).catch((error: unknown) =>
        this.logger.error({ err: error }, 'the search follows a text only at its next change'),
      );
    });
  }
}
