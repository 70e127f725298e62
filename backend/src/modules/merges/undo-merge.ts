import { Injectable } from '@nestjs/common';
import type { MergedField } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { CandidateMerge } from '../../common/events/candidate-merge.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidateRecords } from '../../common/mongo/candidate-records.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { JoinCandidates } from '../candidates/write/join-candidates.js';
import { UsersService } from '../users/users.service.js';
import { fieldsWith, restoredFields } from './merge.rules.js';
import type { MergeContents, MergeRecord } from './merge.schema.js';
import { MergesRepository } from './merges.repository.js';

export interface UndoneMerge {
  goneId: Types.ObjectId;
  staysId: Types.ObjectId;
  /** Fields that changed after the merge and stay as they are. */
  left: MergedField[];
}

/**
 * Separates two candidates who became one: moves exactly the moved records back and restores the fields that did not change since
 * (docs/domain/duplicates.md#undoing).
 */
@Injectable()
export class UndoMerge {
  constructor(
    private readonly merges: MergesRepository,
    private readonly candidates: JoinCandidates,
    private readonly records: CandidateRecords,
    private readonly users: UsersService,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
  ) {}

  run(me: Principal, id: string): Promise<UndoneMerge> {
    return this.transactions
      .run(async (session) => {
        const merge = await this.merges.find(id, session);
        if (!merge) throw new ProblemError('not_found');
        if (!merge.contents || merge.undoUntil < new Date()) throw new ProblemError('undo_expired');
        const [now = null] = await this.candidates.read([merge.staysId], session);
        if (!now) throw new ProblemError('merged_again');
        return this.separate(me, merge, merge.contents, now, session);
      })
      .catch(rethrowDuplicateAs('email_taken'));
  }

  private async separate(
    me: Principal,
    { _id, goneId, staysId }: MergeRecord,
    contents: MergeContents,
    now: CandidateRecord,
    session: ClientSession,
  ): Promise<UndoneMerge> {
    const { kept } = contents;
    await this.records.moveBack(contents.moved, staysId, goneId, session);
    const { restored, left } = restoredFields(now, contents.fields);
    const changes = fieldsWith(now, restored);
    changes.userId = await this.loginOf(changes.userId === undefined ? now.userId : changes.userId, kept, session);
    const gone = { ...contents.gone, userId: await this.loginOf(contents.gone.userId, kept, session) };
    const stays = await this.candidates.separate(me, { gone, stays: now, changes }, session);
    await this.events.emit(
      'candidates.separated',
      new CandidateMerge(gone, stays, stays.email, 'stays', kept),
      session,
    );
    await this.candidates.tell([stays, gone], session);
    await this.merges.delete(_id, session);
    return { goneId, staysId, left };
  }

  /** A login that its module gives back, or that still exists. */
  private async loginOf(
    userId: Types.ObjectId | null,
    { logins = [] }: MergeContents['kept'],
    session: ClientSession,
  ): Promise<Types.ObjectId | null> {
    const isKept = logins.some((login) => userId?.equals((login as { _id: Types.ObjectId })._id));
    return userId && (isKept || (await this.users.find(userId, session))) ? userId : null;
  }
}
