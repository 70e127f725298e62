import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types, UpdateQuery } from 'mongoose';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { createRecord, updateVersioned } from '../../../common/mongo/record.js';
import type { CandidateContent } from '../write/candidate-changes.js';
import { PUBLIC } from './candidate-indexes.js';
import {
  ASKED,
  BRIEF,
  IDENTITY,
  NAME,
  type AskedCandidate,
  type CandidateBrief,
  type CandidateIdentity,
  type CandidateMatch,
  type CandidateName,
  type CandidateRecord,
} from './candidate.record.js';

type Id = string | Types.ObjectId;

/** Reads and writes candidates by id, address or membership; list/candidate-lists.repository.ts reads lists. */
@Injectable()
export class CandidatesRepository {
  constructor(@InjectModel('Candidate') private readonly candidates: Model<CandidateRecord>) {}

  async exists(id: Id): Promise<boolean> {
    return (await this.candidates.exists({ _id: id })) !== null;
  }

  /** Leaves out the fields of the search, which are half of a record. */
  findById(id: Id, session?: ClientSession): Promise<CandidateRecord | null> {
    return this.candidates
      .findById(id)
      .select('-ngrams -searchText')
      .session(session ?? null)
      .lean<CandidateRecord>();
  }

  findByEmail(email: string, session?: ClientSession): Promise<CandidateRecord | null> {
    return this.candidates
      .findOne({ email })
      .session(session ?? null)
      .lean<CandidateRecord>();
  }

  /** Those of these candidates whose availability was confirmed after a moment. */
  async confirmedSince(ids: readonly Types.ObjectId[], moment: Date): Promise<Types.ObjectId[]> {
    const found = await this.candidates
      .find({ _id: { $in: ids }, 'availability.confirmedOn': { $gt: moment } }, '_id')
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  findNames(ids: readonly Id[]): Promise<CandidateName[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .select(NAME)
      .lean<CandidateName[]>();
  }

  findBriefs(ids: readonly Id[]): Promise<CandidateBrief[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .select(BRIEF)
      .lean<CandidateBrief[]>();
  }

  findAsked(ids: readonly Id[]): Promise<AskedCandidate[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .select(ASKED)
      .lean<AskedCandidate[]>();
  }

  findIdentities(ids: readonly Id[], session?: ClientSession): Promise<CandidateIdentity[]> {
    return this.candidates
      .find({ _id: { $in: ids } })
      .select(IDENTITY)
      .session(session ?? null)
      .lean<CandidateIdentity[]>();
  }

  /** The next candidates by id, to visit all of them. */
  findAfter(id: Types.ObjectId | null, limit: number, session: ClientSession): Promise<CandidateIdentity[]> {
    return this.candidates
      .find(id ? { _id: { $gt: id } } : {})
      .sort({ _id: 1 })
      .limit(limit)
      .select(IDENTITY)
      .session(session)
      .lean<CandidateIdentity[]>();
  }

  /** Whole records, to change them in this transaction. */
  findWhole(match: CandidateMatch, session: ClientSession): Promise<CandidateRecord[]> {
    return this.candidates.find(match).session(session).lean<CandidateRecord[]>();
  }

  /** The candidate whose public page has this slug. */
  async findPublic(slug: string): Promise<Types.ObjectId | null> {
    const found = await this.candidates.exists({ publicSlugs: slug, ...PUBLIC });
    return found?._id ?? null;
  }

  async isSlugTaken(slug: string, session: ClientSession): Promise<boolean> {
    return (await this.candidates.exists({ publicSlugs: slug }).session(session)) !== null;
  }

  /** Those of these addresses that belong to other candidates. */
  async othersAddresses(
    emails: readonly string[],
    candidateIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<string[]> {
    const others = await this.candidates
      .find({ email: { $in: emails }, _id: { $nin: candidateIds } })
      .select('email')
      .session(session)
      .lean<CandidateRecord[]>();
    return others.map(({ email }) => email);
  }

  async othersHaveSkill(
    skillId: Types.ObjectId,
    candidateIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<boolean> {
    const match = { 'skills.skillId': skillId, _id: { $nin: candidateIds } };
    return (await this.candidates.exists(match).session(session)) !== null;
  }

  /** The first names in a folder, and how many it holds. */
  async inFolder(folderId: Id, limit: number): Promise<{ candidates: CandidateName[]; count: number }> {
    const [candidates, count] = await Promise.all([
      limit === 0
        ? []
        : this.candidates
            .find({ folders: folderId })
            .sort({ nameKey: 1, _id: 1 })
            .limit(limit)
            .select(NAME)
            .lean<CandidateName[]>(),
      this.candidates.countDocuments({ folders: folderId }),
    ]);
    return { candidates, count };
  }

  create(content: CandidateContent & Partial<CandidateRecord>, session: ClientSession): Promise<CandidateRecord> {
    return createRecord(this.candidates, content, session);
  }

  /** Writes a record as it was before it was removed, with its time stamps. */
  async restore(record: CandidateRecord, session: ClientSession): Promise<void> {
    await this.candidates.create([record], { session, timestamps: false });
  }

  update(
    id: Id,
    version: number | undefined,
    update: UpdateQuery<CandidateRecord>,
    session: ClientSession,
  ): Promise<CandidateRecord> {
    return updateVersioned(this.candidates, id, version, update, session);
  }

  /** Changes candidates that this transaction has read; a concurrent change makes the transaction start again. */
  async updateMany(
    updates: readonly { _id: Types.ObjectId; fields: Partial<CandidateRecord> }[],
    session: ClientSession,
  ): Promise<void> {
    await this.candidates.bulkWrite(
      updates.map(({ _id, fields }) => ({
        updateOne: { filter: { _id }, update: { $set: fields, $inc: { version: 1 } } },
      })),
      { session },
    );
  }

  /** Puts each candidate in its folders, without a new version or time stamp. */
  async setFolders(
    changes: readonly { _id: Types.ObjectId; folders: Types.ObjectId[] }[],
    session: ClientSession,
  ): Promise<void> {
    await this.candidates.bulkWrite(
      changes.map(({ _id, folders }) => ({
        updateOne: { filter: { _id }, update: { $set: { folders } }, timestamps: false },
      })),
      { session },
    );
  }

  /** Changes fields that no form edits: the version stays, so open forms stay current. */
  async set(id: Id, update: UpdateQuery<CandidateRecord>, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.candidates.updateOne({ _id: id }, update, { session });
    if (matchedCount === 0) throw new ProblemError('not_found');
  }

  /** The same for many, without new time stamps; returns how many matched. */
  async setMany(match: CandidateMatch, update: UpdateQuery<CandidateRecord>, session: ClientSession): Promise<number> {
    const { matchedCount } = await this.candidates.updateMany(match, update, { session, timestamps: false });
    return matchedCount;
  }

  async delete(id: Id, session: ClientSession): Promise<void> {
    await this.candidates.deleteOne({ _id: id }, { session });
  }
}
