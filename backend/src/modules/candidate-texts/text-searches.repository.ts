import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SearchPart } from '@byline/shared-types/domain';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
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
/** So many keys of a word are read in each tier, the newest ones; a word that more people have hardly tells them apart. */
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

  /** The candidates with all of these words, without those of `without`: the highest sum of weights first, then the newest. */
  async withAll(
    { clauses, without }: { clauses: readonly Clause[]; without: Clause | null },
    part: SearchPart,
    limit: number,
    within?: readonly Id[],
  ): Promise<Id[]> {
    const tiers = tiersOf(part);
    const named = clauses.flatMap((clause, index) =>
      branchesOf(clause, tiers).map((one) => ({ ...one, name: `w${index}` })),
    );
    const excluded = without ? branchesOf(without, tiers).map((one) => ({ ...one, name: 'x' })) : [];
    const [first, ...others] = [...named, ...excluded].map(
      ({ match, weight, name }): PipelineStage.FacetPipelineStage[] => [
        { $match: { ...match, ...among(within) } },
        { $limit: MOST_KEYS },
        { $project: { [name]: { $literal: weight } } },
      ],
    );
    if (!first) return [];
    const names = clauses.map((_, index) => `w${index}`);
    const best = (name: string) => [name, { $max: `$${name}` }] as const;
    const rows = await this.texts
      .aggregate<{ _id: Id }>([
        ...first,
        ...others.map((pipeline) => ({ $unionWith: { coll: this.texts.collection.collectionName, pipeline } })),
        { $group: { _id: '$_id', ...Object.fromEntries([...names, 'x'].map(best)) } },
        { $match: { ...Object.fromEntries(names.map((name) => [name, { $gt: 0 }])), x: null } },
        { $project: { weight: { $add: names.map((name) => `$${name}`) } } },
        { $sort: { weight: -1, _id: -1 } },
        { $limit: limit },
        { $project: { _id: 1 } },
      ] as PipelineStage[])
      .hint(INDEX);
    return rows.map(({ _id }) => _id);
  }

  /** Those of these candidates, in their order, whose texts have each of these phrases word for word. */
  async withPhrases(ids: readonly Id[], phrases: readonly string[], part: SearchPart): Promise<Id[]> {
    const has = (phrase: string) => ({
      $or: partsOf(part).map((one) => ({
        $gte: [{ $indexOfBytes: [{ $ifNull: [`$texts.${one}`, ''] }, { $literal: phrase }] }, 0],
      })),
    });
    const rows = await this.texts
      .find({ _id: { $in: [...ids] }, $expr: { $and: phrases.map(has) } }, { _id: 1 })
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
}

const among = (ids: readonly Id[] | undefined): Match => (ids ? { _id: { $in: [...ids] } } : {});
