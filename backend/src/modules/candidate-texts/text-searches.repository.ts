import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SearchPart } from '@byline/shared-types/domain';
import type { Model, QueryFilter, Types } from 'mongoose';
import { objectId } from '../../common/mongo/record.js';
import type { CandidateTextRecord, TextStemRecord } from './candidate-text.record.js';
import { keysIn, partsOf, tiersOf, type Tier } from './text-key.rules.js';
import { shortenedOf } from './typing-errors.js';

type Id = Types.ObjectId;
type Match = QueryFilter<CandidateTextRecord>;

/** A word of a search: candidates have one of these stems. */
export interface Clause {
  stems: readonly string[];
}

const INDEX = { keys: 1, _id: -1 } as const;
/** So many keys of a word are read in each tier; a word that more people have hardly tells them apart. */
const MOST_KEYS = 40_000;
/** So many stems of a beginning are looked at. */
const MOST_BEGUN = 1_000;

/** The keys of a word, by their weight. */
const branchesOf = ({ stems }: Clause, tiers: readonly Tier[]): { match: Match; weight: number }[] =>
  tiers.map((tier) => ({ match: { keys: { $in: keysIn(stems, tier) } }, weight: tier.weight }));

/** Finds the ids of candidates by the keys of their texts, from the index alone (docs/decisions/0013-full-text.md). */
@Injectable()
export class TextSearchRepository {
  constructor(
    @InjectModel('CandidateText') private readonly texts: Model<CandidateTextRecord>,
    @InjectModel('TextStem') private readonly stems: Model<TextStemRecord>,
  ) {}

  /** How many candidates have a word, up to a limit. */
  async count(clause: Clause, part: SearchPart, limit: number): Promise<number> {
    const $in = tiersOf(part).flatMap((tier) => keysIn(clause.stems, tier));
    const found = await this.texts.find({ keys: { $in } }, { _id: 1 }).hint(INDEX).limit(limit).lean<{ _id: Id }[]>();
    return found.length;
  }

  /** The candidates with one word, best first and then newest first. */
  async withWord(clause: Clause, part: SearchPart, limit: number, within?: readonly Id[]): Promise<Id[]> {
    const found = new Map<string, Id>();
    for (const { match } of branchesOf(clause, tiersOf(part))) {
      if (found.size >= limit) break;
      const rows = await this.texts
        .find({ ...match, ...among(within) }, { _id: 1 })
        .hint(INDEX)
        .sort({ _id: -1 })
        .limit(limit)
        .lean<{ _id: Id }[]>();
      for (const { _id } of rows) found.set(_id.toHexString(), _id);
    }
    return [...found.values()].slice(0, limit);
  }

  /** The candidates with all of these words: the highest sum of weights first, then the newest. */
  async withAll(clauses: readonly Clause[], part: SearchPart, limit: number, within?: readonly Id[]): Promise<Id[]> {
    const weights = await Promise.all(clauses.map((clause) => this.weights(clause, part, within)));
    const [fewest, ...others] = weights.toSorted((a, b) => a.size - b.size);
    const found: { id: string; weight: number }[] = [];
    for (const [id, weight] of fewest ?? []) {
      const sum = others.reduce((before, one) => before + (one.get(id) ?? -Infinity), weight);
      if (sum > 0) found.push({ id, weight: sum });
    }
    found.sort((a, b) => b.weight - a.weight || (a.id < b.id ? 1 : -1));
    return found.slice(0, limit).map(({ id }) => objectId(id));
  }

  /** All candidates with one of these words, as hexadecimal ids: their number has no limit, so no document could hold them. */
  async having({ stems }: Clause, part: SearchPart, within?: readonly Id[]): Promise<Set<string>> {
    const $in = tiersOf(part).flatMap((tier) => keysIn(stems, tier));
    const rows = await this.texts
      .find({ keys: { $in }, ...among(within) }, { _id: 1 })
      .hint(INDEX)
      .lean<{ _id: Id }[]>();
    return new Set(rows.map(({ _id }) => _id.toHexString()));
  }

  /** The newest candidates. */
  async newest(limit: number, within?: readonly Id[]): Promise<Id[]> {
    const rows = await this.texts.find(among(within), { _id: 1 }).sort({ _id: -1 }).limit(limit).lean<{ _id: Id }[]>();
    return rows.map(({ _id }) => _id);
  }

  /** Keeps the candidates whose texts have each of these phrases word for word and no phrase to leave out, in their order. */
  async withPhrases(
    ids: readonly Id[],
    { phrases, without }: { phrases: readonly string[]; without: readonly string[] },
    part: SearchPart,
  ): Promise<Id[]> {
    const has = (phrase: string) => ({
      $or: partsOf(part).map((one) => ({
        $gte: [{ $indexOfBytes: [{ $ifNull: [`$texts.${one}`, ''] }, { $literal: phrase }] }, 0],
      })),
    });
    const rows = await this.texts
      .find(
        { _id: { $in: [...ids] }, $expr: { $and: [...phrases.map(has), { $not: { $or: without.map(has) } }] } },
        { _id: 1 },
      )
      .lean<{ _id: Id }[]>();
    const found = new Set(rows.map(({ _id }) => _id.toHexString()));
    return ids.filter((id) => found.has(id.toHexString()));
  }

  /** The stems that begin so, the shortest ones up to a limit. */
  async beginning(text: string, limit: number): Promise<string[]> {
    const found = await this.stems
      .find({ _id: { $gte: text, $lt: `${text}\u{ffff}` } }, { _id: 1 })
      .limit(MOST_BEGUN)
      .lean<{ _id: string }[]>();
    return found
      .map(({ _id }) => _id)
      .toSorted((a, b) => a.length - b.length)
      .slice(0, limit);
  }

  /** The known stems that share a shortened form with one of these. */
  like(stems: readonly string[]): Promise<TextStemRecord[]> {
    const shortened = [...new Set(stems.flatMap(shortenedOf))];
    return this.stems
      .find({ shortened: { $in: shortened } })
      .limit(100)
      .lean<TextStemRecord[]>();
  }

  /** The candidates who have a word, each with the weight of the best part that has it. */
  private async weights(clause: Clause, part: SearchPart, within?: readonly Id[]): Promise<Map<string, number>> {
    const tiers = await Promise.all(
      branchesOf(clause, tiersOf(part)).map(async ({ match, weight }) => ({
        weight,
        ids: await this.ids({ ...match, ...among(within) }, MOST_KEYS),
      })),
    );
    const weights = new Map<string, number>();
    for (const { weight, ids } of tiers) for (const id of ids) if (!weights.has(id)) weights.set(id, weight);
    return weights;
  }

  /** Reads the ids as one array: as single documents they take twice as long. */
  private async ids(match: Match, limit: number): Promise<string[]> {
    const [row] = await this.texts
      .aggregate<{ ids: Id[] }>([
        { $match: match },
        { $limit: limit },
        { $group: { _id: null, ids: { $push: '$_id' } } },
      ])
      .hint(INDEX);
    return row?.ids.map((id) => id.toHexString()) ?? [];
  }
}

const among = (ids: readonly Id[] | undefined): Match => (ids ? { _id: { $in: [...ids] } } : {});
