import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  DUPLICATE_STATES,
  type DuplicateCertainty,
  type DuplicateReason,
  type DuplicateState,
} from '@byline/shared-types/domain';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { objectId, updateVersioned } from '../../common/mongo/record.js';
import type { DuplicateFilter } from './dto/duplicate.dto.js';
import type { DuplicateRecord } from './duplicate.schema.js';

/** A pair as its candidates' facts make it. */
export interface FoundPair {
  candidateIds: [older: Types.ObjectId, newer: Types.ObjectId];
  reasons: DuplicateReason[];
  certainty: DuplicateCertainty;
}

const pairOf = (ids: readonly Types.ObjectId[]): string => ids.map(String).sort().join(' ');

@Injectable()
export class DuplicatesRepository {
  constructor(@InjectModel('Duplicate') private readonly duplicates: Model<DuplicateRecord>) {}

  list(params: ListParams<DuplicateFilter>): Promise<Page<DuplicateRecord>> {
    const { candidateId, state } = params.filter;
    const match: QueryFilter<DuplicateRecord> = {
      state: { $in: state ? [state] : DUPLICATE_STATES },
      ...(candidateId && { candidateIds: objectId(candidateId) }),
    };
    return readList(this.duplicates, match, params);
  }

  ofCandidate(candidateId: Types.ObjectId, session: ClientSession): Promise<DuplicateRecord[]> {
    return this.duplicates.find({ candidateIds: candidateId }).session(session).lean<DuplicateRecord[]>();
  }

  find(id: string, session?: ClientSession): Promise<DuplicateRecord | null> {
    return this.duplicates
      .findById(id)
      .session(session ?? null)
      .lean<DuplicateRecord>();
  }

  count(match: { state: DuplicateState; certainty?: DuplicateCertainty }): Promise<number> {
    return this.duplicates.countDocuments(match);
  }

  /** Makes these the pairs of a candidate. An answered pair keeps its answer, also while it shares nothing. */
  async replace(candidateId: Types.ObjectId, found: readonly FoundPair[], session: ClientSession): Promise<void> {
    const before = await this.ofCandidate(candidateId, session);
    for (const { candidateIds, reasons, certainty } of found) {
      const pair = pairOf(candidateIds);
      const known = before.find((one) => one.pair === pair);
      if (known?.certainty === certainty && String(known.reasons) === String(reasons)) continue;
      const change = {
        $set: { reasons, certainty },
        $inc: { version: 1 },
        $setOnInsert: { candidateIds, state: 'open' },
      };
      await this.duplicates.updateOne({ pair }, change, { upsert: true, session });
    }
    const pairs = found.map(({ candidateIds }) => pairOf(candidateIds));
    const gone = before.filter(({ pair }) => !pairs.includes(pair));
    const idsOf = (isOpen: boolean) => gone.filter(({ state }) => (state === 'open') === isOpen).map(({ _id }) => _id);
    const [open, answered] = [idsOf(true), idsOf(false)];
    if (open.length > 0) await this.duplicates.deleteMany({ _id: { $in: open } }, { session });
    if (answered.length > 0)
      await this.duplicates.updateMany({ _id: { $in: answered } }, { $set: { reasons: [] } }, { session });
  }

  /** Answers a pair that has this version. */
  decide(
    id: string,
    version: number | undefined,
    decision: Pick<DuplicateRecord, 'state' | 'decidedBy' | 'decidedAt'>,
  ): Promise<DuplicateRecord> {
    return updateVersioned(this.duplicates, id, version, { $set: decision });
  }

  /** Writes pairs as they were before they were removed. */
  async restore(duplicates: readonly DuplicateRecord[], session: ClientSession): Promise<void> {
    for (const { _id, ...pair } of duplicates)
      await this.duplicates.updateOne({ _id }, { $setOnInsert: pair }, { upsert: true, session, timestamps: false });
  }

  async removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.duplicates.deleteMany({ candidateIds: { $in: candidateIds } }, { session });
  }

  /** Removes a user who leaves the product from their answers. */
  async forgetUsers(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<number> {
    const match = { decidedBy: { $in: userIds } };
    return (await this.duplicates.updateMany(match, { $set: { decidedBy: null } }, { session })).modifiedCount;
  }
}
