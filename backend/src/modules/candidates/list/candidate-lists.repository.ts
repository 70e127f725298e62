import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { ListParams } from '../../../common/lists/list-definition.js';
import { readList, type IndexKeys, type Page } from '../../../common/lists/read-list.js';
import { BY_ID, PUBLIC_PAGES, PUBLIC_PAGES_INDEX } from '../record/candidate-indexes.js';
import {
  EXPORTED,
  type CandidateMatch,
  type CandidateRecord,
  type ExportedCandidate,
  type PublicPage,
} from '../record/candidate.record.js';
import type { BucketCount } from '../record/list-bucket.rules.js';
import type { CandidateListParams } from './candidate.list.js';

/** The first page rarely needs more; each further part is larger. */
const FIRST_PART = 500;
const GROWTH = 4;

interface Reading {
  hint?: IndexKeys | undefined;
  session?: ClientSession | undefined;
  limit?: number | undefined;
}

/** Reads and counts many candidates; docs/domain/lists.md#indexes says which question takes which index. */
@Injectable()
export class CandidateListsRepository {
  constructor(@InjectModel('Candidate') private readonly candidates: Model<CandidateRecord>) {}

  page(match: CandidateMatch, params: CandidateListParams, hint?: IndexKeys): Promise<Page<CandidateRecord>> {
    return readList(this.candidates, match, params, hint);
  }

  first(
    match: CandidateMatch,
    sort: IndexKeys,
    limit: number,
    hint?: IndexKeys,
    fields = '-ngrams -searchText',
  ): Promise<CandidateRecord[]> {
    return this.candidates
      .find(match, null, hint ? { hint } : {})
      .select(fields)
      .sort(sort)
      .limit(limit)
      .batchSize(limit)
      .lean<CandidateRecord[]>();
  }

  languages(match: CandidateMatch): Promise<{ language: string | null; count: number }[]> {
    return this.candidates.aggregate<{ language: string | null; count: number }>([
      { $match: match },
      { $group: { _id: '$language', count: { $sum: 1 } } },
      { $project: { _id: 0, language: '$_id', count: 1 } },
    ]);
  }

  async ids(match: CandidateMatch, limit: number, hint?: IndexKeys): Promise<Types.ObjectId[]> {
    const found = await this.candidates
      .find(match, null, hint ? { hint } : {})
      .select('_id')
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  /** The first of these candidates that match, in their order. */
  async passing(ids: readonly Types.ObjectId[], match: CandidateMatch, limit: number): Promise<Types.ObjectId[]> {
    const passed: Types.ObjectId[] = [];
    for (let at = 0, size = FIRST_PART; at < ids.length && passed.length < limit; at += size, size *= GROWTH) {
      const part = ids.slice(at, at + size);
      const found = await this.candidates
        .find({ $and: [match, { _id: { $in: part } }] }, { _id: 1 })
        .hint(BY_ID)
        .lean<{ _id: Types.ObjectId }[]>();
      const has = new Set(found.map(({ _id }) => String(_id)));
      passed.push(...part.filter((id) => has.has(String(id))));
    }
    return passed;
  }

  /** Every match, one after the other, for exports. */
  stream(match: CandidateMatch, sort: IndexKeys, hint?: IndexKeys): AsyncIterable<ExportedCandidate> {
    return this.candidates
      .find(match, null, hint ? { hint } : {})
      .select(EXPORTED)
      .sort(sort)
      .lean<ExportedCandidate>()
      .cursor({ batchSize: 500 });
  }

  /** Public pages that search engines may list, from their index alone. */
  async publicPages({ skip, limit, sort, exact }: ListParams<object>): Promise<Page<PublicPage>> {
    const [records, totalCount] = await Promise.all([
      this.candidates
        .find(PUBLIC_PAGES, { modifiedAt: 1 }, { hint: PUBLIC_PAGES_INDEX })
        .sort(Object.fromEntries(sort))
        .skip(skip)
        .limit(limit)
        .lean<PublicPage[]>(),
      exact ? this.count(PUBLIC_PAGES, { hint: PUBLIC_PAGES_INDEX }) : null,
    ]);
    return { records, totalCount };
  }

  /**
   * Counts matches, up to a limit. MongoDB's own `count` counts the keys of an index in half the time of the aggregation that the driver makes
   * of `countDocuments`.
   */
  async count(query: CandidateMatch, { hint, limit }: Omit<Reading, 'session'> = {}): Promise<number> {
    const { collection, db } = this.candidates;
    const options = { ...(limit ? { limit } : {}), ...(hint ? { hint } : {}) };
    const answer = await db.db?.command({ count: collection.collectionName, query, ...options });
    return answer?.n as number;
  }

  countByBucket(match: CandidateMatch, reading: Reading): Promise<BucketCount[]> {
    return this.countBy<BucketCount>('listBucket', '$listBucket', match, reading);
  }

  /** Counts matches, the first ones up to a limit, by the value of an expression. */
  countBy<T>(
    name: Exclude<keyof T & string, 'total'>,
    expression: unknown,
    match: CandidateMatch,
    { hint, session, limit }: Reading = {},
  ): Promise<T[]> {
    return this.candidates
      .aggregate<T>([
        { $match: match },
        ...(limit ? [{ $limit: limit }] : []),
        { $group: { _id: expression, total: { $sum: 1 } } },
        { $project: { _id: 0, [name]: '$_id', total: 1 } },
      ])
      .option({ ...(hint ? { hint } : {}), ...(session ? { session } : {}) });
  }
}
