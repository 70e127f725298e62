import { Injectable } from '@nestjs/common';
import { MERGE_FIELDS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { CandidateMerge } from '../../common/events/candidate-merge.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { CandidateRecords } from '../../common/mongo/candidate-records.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { JoinCandidates } from '../candidates/write/join-candidates.js';
import { DuplicatesService } from '../duplicates/duplicates.service.js';
import { UsersService } from '../users/users.service.js';
import type { MergeDuplicateRequest } from './dto/merge.dto.js';
import { MergeLinks } from './merge-links.js';
import { fieldsWith, mergedFields, undoUntil } from './merge.rules.js';
import type { MergeRecord } from './merge.schema.js';
import { MergesRepository } from './merges.repository.js';

interface Both {
  stays: CandidateRecord;
  gone: CandidateRecord;
}

/** Makes one candidate of a pair part of the other, in one transaction (docs/domain/duplicates.md#merging). */
@Injectable()
export class MergeCandidates {
  constructor(
    private readonly merges: MergesRepository,
    private readonly links: MergeLinks,
    private readonly duplicates: DuplicatesService,
    private readonly candidates: JoinCandidates,
    private readonly records: CandidateRecords,
    private readonly users: UsersService,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
  ) {}

  run(me: Principal, pairId: string, request: MergeDuplicateRequest): Promise<MergeRecord> {
    return this.transactions.run(async (session) => {
      const pair = await this.duplicates.open(pairId, session);
      if (!pair) throw await this.links.goneError(pairId);
      const [older = null, newer = null] = await this.candidates.read(pair.candidateIds, session);
      if (!older || !newer) throw new ProblemError('not_found');
      if (older.version !== request.versions[0] || newer.version !== request.versions[1])
        throw new ProblemError('stale_version');
      const both = request.stays === 'newer' ? { stays: newer, gone: older } : { stays: older, gone: newer };
      return this.join(me, pairId, both, request, session);
    });
  }

  private async join(
    me: Principal,
    pairId: string,
    { stays, gone }: Both,
    { newer = [], shown = [], login, stays: staysSide = 'older' }: MergeDuplicateRequest,
    session: ClientSession,
  ): Promise<MergeRecord> {
    const side = await this.loginSide({ stays, gone }, login && (login === staysSide ? 'stays' : 'gone'), session);
    const chosen = MERGE_FIELDS.filter((field) => newer.includes(field) === (staysSide === 'older'));
    // The address of a login is that of its candidate, and only its owner changes it.
    const others = side ? chosen.filter((field) => field !== 'email') : chosen;
    const fromGone = side === 'gone' ? [...others, 'email' as const] : others;
    const { userId } = side === 'gone' ? gone : stays;
    const { email } = fromGone.includes('email') ? gone : stays;
    const merge = new CandidateMerge(gone, stays, email, side ?? 'stays');
    await this.events.emit('candidates.merged', merge, session);
    const moved = await this.records.move(gone._id, stays._id, session);
    const fields = mergedFields(stays, gone, { fromGone, shown, userId });
    const values = fields.map(({ path, merged }) => ({ path, value: merged }));
    const joined = await this.candidates.join(me, { gone, stays, changes: fieldsWith(stays, values) }, session);
    await this.candidates.tell([joined], session);
    const ids = { pairId: objectId(pairId), goneId: gone._id, staysId: stays._id };
    const contents = { gone, fields, moved, kept: merge.kept, emails: [gone.email, stays.email] };
    const by = { mergedBy: objectId(me.userId), undoUntil: undoUntil(new Date()) };
    return this.merges.create({ ...ids, ...by, contents }, session);
  }

  /** The side of the login that stays; null without a login. Two logins need a choice, and a login that its owner removes prevents the merge. */
  private async loginSide(
    { stays, gone }: Both,
    asked: keyof Both | undefined,
    session: ClientSession,
  ): Promise<keyof Both | null> {
    for (const { userId } of [stays, gone])
      if (userId && (await this.users.find(userId, session))?.removal) throw new ProblemError('account_leaving');
    if (!stays.userId || !gone.userId) return stays.userId ? 'stays' : gone.userId && 'gone';
    if (!asked) throw new ProblemError('login_choice');
    return asked;
  }
}
