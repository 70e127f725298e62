import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SearchPart } from '@byline/shared-types/domain';
import type { Model, PipelineStage, QueryFilter, Types } from 'mongoose';
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

/** Candidates with a word in parts of one weight. */
interface WeighedIds {
  weight: number;
  ids: string[];
}

const INDEX = { keys: 1, _id: -1 } as const;
/** So many keys of a word are read in each tier; a word that more people have hardly tells them apart. */
const MOST_KEYS = 40_000;
/** So many stems of a beginning are looked at. */
const MOST_BEGUN = 1_000;

/** The keys of a word, by their weight. */
const branchesOf = ({ stems }: Clause, tiers: readonly Tier[]): { match: Match; weight: number }[] =>
  tiers.map((tier) => ({ match: { keys: { $in: keysIn(stems, tier) } }, weight: tier.weight }));

/**
 * Finds the ids of candidates by the keys of their texts, from the index alone (docs/decisions/0013-full-text.md). Ids are hexadecimal text
 * here: objects of the 80,000 ids of two common words take half as long again.
 */
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
  async withWord(clause: Clause, part: SearchPart, limit: number, within?: readonly string[]): Promise<string[]> {
    const read = ({ match }: { match: Match }): Promise<string[]> =>
      this.ids({ ...match, ...among(within) }, limit, { $sort: { _id: -1 } });
    const [heaviest, ...others] = branchesOf(clause, tiersOf(part));
    const best = heaviest ? await read(heaviest) : [];
    const rest = best.length < limit ? await Promise.all(others.map(read)) : [];
    return [...new Set([...best, ...rest.flat()])].slice(0, limit);
  }

  /** The candidates with all of these words: the highest sum of weights first, then the newest. */
  async withAll(
    clauses: readonly Clause[],
    part: SearchPart,
    limit: number,
    within?: readonly string[],
  ): Promise<string[]> {
    const words = await Promise.all(clauses.map((clause) => this.tiers(clause, part, within)));
    // Each word goes through the ids that have the words before it, so the rarest comes first.
    const [rarest, ...others] = words.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    let weights = weightsOf(rarest ?? []);
    for (const word of others) weights = weightsOf(word, weights);
    const byWeight = Map.groupBy(weights.keys(), (id) => weights.get(id) ?? 0);
    const found: string[] = [];
    for (const weight of [...byWeight.keys()].sort((a, b) => b - a))
      if (found.length < limit) found.push(...(byWeight.get(weight) ?? []).sort().reverse());
    return found.slice(0, limit);
  }

  /** All candidates with one of these words; their number has no limit, so no document could hold them. */
  async having({ stems }: Clause, part: SearchPart, within?: readonly string[]): Promise<Set<string>> {
    const $in = tiersOf(part).flatMap((tier) => keysIn(stems, tier));
    const rows = await this.texts
      .find({ keys: { $in }, ...among(within) }, { _id: 1 })
      .hint(INDEX)
      .lean<{ _id: Id }[]>();
    return new Set(rows.map(({ _id }) => _id.toHexString()));
  }

  /** The newest candidates. */
  async newest(limit: number, within?: readonly string[]): Promise<string[]> {
    const rows = await this.texts.find(among(within), { _id: 1 }).sort({ _id: -1 }).limit(limit).lean<{ _id: Id }[]>();
    return rows.map(({ _id }) => _id.toHexString());
  }

  /** Keeps the candidates whose texts have each of these phrases word for word and no phrase to leave out, in their order. */
  async withPhrases(
    ids: readonly string[],
    { phrases, without }: { phrases: readonly string[]; without: readonly string[] },
    part: SearchPart,
  ): Promise<string[]> {
    const has = (phrase: string) => ({
      $or: partsOf(part).map((one) => ({
        $gte: [{ $indexOfBytes: [{ $ifNull: [`$texts.${one}`, ''] }, { $literal: phrase }] }, 0],
      })),
    });
    const rows = await this.texts
      .find({ ...among(ids), $expr: { $and: [...phrases.map(has), { $not: { $or: without.map(has) } }] } }, { _id: 1 })
      .lean<{ _id: Id }[]>();
    const found = new Set(rows.map(({ _id }) => _id.toHexString()));
    return ids.filter((id) => found.has(id));
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

  /** The candidates who have a word, by the weight of the parts that have it. */
  private tiers(clause: Clause, part: SearchPart, within?: readonly string[]): Promise<WeighedIds[]> {
    const read = async ({ match, weight }: { match: Match; weight: number }): Promise<WeighedIds> => ({
      weight,
      ids: await this.ids({ ...match, ...among(within) }, MOST_KEYS),
    });
    return Promise.all(branchesOf(clause, tiersOf(part)).map(read));
  }

  /** Reads the ids as one array: as single documents they take twice as long. */
  private async ids(match: Match, limit: number, ...sorted: PipelineStage.Sort[]): Promise<string[]> {
    const [row] = await this.texts
      .aggregate<{ ids: string[] }>([
        { $match: match },
        ...sorted,
        { $limit: limit },
        { $group: { _id: null, ids: { $push: { $toString: '$_id' } } } },
      ])
      .hint(INDEX);
    return row?.ids ?? [];
  }
}

const among = (ids: readonly string[] | undefined): Match => (ids ? { _id: { $in: ids.map(objectId) } } : {});

const sizeOf = (tiers: readonly WeighedIds[]): number => tiers.reduce((sum, { ids }) => sum + ids.length, 0);

/** The weight of each id by its heaviest tier, added to a weight that it has; ids without one are left out. */
function weightsOf(tiers: readonly WeighedIds[], before?: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { weight, ids } of tiers)
    for (const id of ids) {
      const had = before ? before.get(id) : 0;
      if (had !== undefined && !weights.has(id)) weights.set(id, had + weight);
    }
  return weights;
}
