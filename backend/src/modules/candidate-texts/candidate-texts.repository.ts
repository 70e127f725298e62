import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types, type ClientSession, type Connection, type Model } from 'mongoose';
import type { CandidateTextRecord, TextDueRecord, TextStemRecord } from './candidate-text.record.js';
import { keysIn, stemOfKey, tiersOf, type TextKeys } from './text-key.rules.js';
import { shortenedOf } from './typing-errors.js';

type Id = Types.ObjectId;

/** A candidate whose texts changed or who was removed, a skill that was renamed, or a record about a candidate whom the write does not name. */
export type ChangedText =
  | { candidateId: string }
  | { goneId: string }
  | { skillId: string }
  | { collection: string; id: string };

/** Reads and writes the keys of the search, and the rows that say whose keys are out of date. */
@Injectable()
export class CandidateTextsRepository {
  constructor(
    @InjectModel('CandidateText') private readonly texts: Model<CandidateTextRecord>,
    @InjectModel('TextDue') private readonly dues: Model<TextDueRecord>,
    @InjectModel('TextStem') private readonly stems: Model<TextStemRecord>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Leaves out candidates whom the same transaction removes; the worker ends a row of one who was removed before. */
  async addDues(changed: readonly ChangedText[], session: ClientSession | undefined): Promise<void> {
    const ids = new Set(changed.flatMap((one) => ('candidateId' in one ? [one.candidateId] : [])));
    for (const id of await this.candidatesOf(changed, session)) ids.add(id);
    for (const one of changed) if ('goneId' in one) ids.delete(one.goneId);
    const skills = new Set(changed.flatMap((one) => ('skillId' in one ? [one.skillId] : [])));
    const dueAt = new Date();
    const rows = [
      ...[...ids].map((candidateId) => ({ candidateId: new Types.ObjectId(candidateId), dueAt })),
      ...[...skills].map((skillId) => ({ skillId: new Types.ObjectId(skillId), dueAt })),
    ];
    if (rows.length > 0) await this.dues.insertMany(rows, { session: session ?? null });
  }

  /**
   * Takes the newest due rows, so a change does not wait for the first computation of everybody; until that time no other worker takes them.
   */
  async takeDue(most: number, now: Date, until: Date): Promise<TextDueRecord[]> {
    const due = { dueAt: { $lte: now } };
    const newest = await this.dues.find(due, { _id: 1 }).sort({ dueAt: -1 }).limit(most).lean<{ _id: Id }[]>();
    if (newest.length === 0) return [];
    const _id = { $in: newest.map((row) => row._id) };
    await this.dues.updateMany({ _id, ...due }, { $set: { dueAt: until } });
    // Two workers that took a row at once compute the same keys.
    return this.dues.find({ _id, dueAt: until }).lean<TextDueRecord[]>();
  }

  /** Ends the rows of candidates that this transaction sees; a change after it has a row of its own. */
  async endDues(candidateIds: readonly Id[], session: ClientSession): Promise<void> {
    await this.dues.deleteMany({ candidateId: { $in: candidateIds } }, { session });
  }

  /** Replaces a row about a skill by one for each candidate who has it. */
  async spreadSkill({ _id, skillId }: TextDueRecord, session: ClientSession): Promise<void> {
    const having = this.connection
      .collection('candidates')
      .find({ 'skills.skillId': skillId }, { projection: { _id: 1 }, session });
    const dueAt = new Date();
    const rows = (await having.toArray()).map((candidate) => ({ candidateId: candidate._id, dueAt }));
    if (rows.length > 0) await this.dues.insertMany(rows, { session });
    await this.dues.deleteOne({ _id }, { session });
  }

  async stemsOf(candidateIds: readonly Id[], session: ClientSession): Promise<string[]> {
    const held = await this.texts
      .find({ _id: { $in: candidateIds } }, { keys: 1 })
      .session(session)
      .lean<CandidateTextRecord[]>();
    return [...new Set(held.flatMap(({ keys }) => keys.map(stemOfKey)))];
  }

  async put(found: readonly ({ _id: Id } & TextKeys)[], session: ClientSession): Promise<void> {
    const writes = found.map(({ _id, keys, texts }) => ({
      replaceOne: { filter: { _id }, replacement: { _id, keys, texts }, upsert: true },
    }));
    if (writes.length > 0) await this.texts.bulkWrite(writes, { session });
  }

  async remove(candidateIds: readonly Id[], session: ClientSession): Promise<void> {
    await this.texts.deleteMany({ _id: { $in: candidateIds } }, { session });
    await this.dues.deleteMany({ candidateId: { $in: candidateIds } }, { session });
  }

  /** Adds the stems that no text had before. */
  async addStems(words: ReadonlyMap<string, string>): Promise<void> {
    const known = await this.stems.find({ _id: { $in: [...words.keys()] } }, { _id: 1 }).lean<{ _id: string }[]>();
    const ids = new Set(known.map(({ _id }) => _id));
    const fresh = [...words].filter(([stem]) => !ids.has(stem) && /^\p{L}+$/u.test(stem));
    if (fresh.length === 0) return;
    await this.stems.bulkWrite(
      fresh.map(([_id, word]) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { word, shortened: shortenedOf(_id) } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Removes those of these stems that no text has any longer. */
  async dropStems(stems: readonly string[]): Promise<void> {
    for (const stem of stems) {
      const $in = tiersOf('everything').flatMap((tier) => keysIn([stem], tier));
      if (!(await this.texts.exists({ keys: { $in } }))) await this.stems.deleteOne({ _id: stem });
    }
  }

  private async candidatesOf(changed: readonly ChangedText[], session: ClientSession | undefined): Promise<string[]> {
    const records = changed.flatMap((one) => ('collection' in one ? [one] : []));
    const found: string[] = [];
    for (const [collection, ofOne] of Map.groupBy(records, (one) => one.collection)) {
      const match = { _id: { $in: ofOne.map(({ id }) => new Types.ObjectId(id)) }, candidateId: { $ne: null } };
      const options = { projection: { candidateId: 1 }, ...(session && { session }) };
      const held = await this.connection.collection(collection).find(match, options).toArray();
      found.push(...held.map(({ candidateId }) => String(candidateId)));
    }
    return found;
  }
}
