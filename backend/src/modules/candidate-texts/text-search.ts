import { Injectable } from '@nestjs/common';
import { MAX_COUNT, type SearchPart } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { objectId } from '../../common/mongo/record.js';
import { foldedWord, isCounted, stemsOf } from './stems.js';
import { TextSearchRepository, type Clause } from './text-searches.repository.js';
import { parseTextQuery } from './text-query.js';
import { isOneErrorApart, MIN_CORRECTED } from './typing-errors.js';

type Id = Types.ObjectId;

/** A word with fewer matches is the way into a search of several. */
const FEW = 2_000;
/** The most candidates of a search. */
const ALL = 1_000_000;
/** The most candidates with a phrase: looking for more would read more texts than a person waits for. An exact answer has no limit. */
const MOST_WITH_PHRASE = 2_000;
/** Candidates whose texts are compared at a time: an answer and the one that says there are more. */
const COMPARED = MOST_WITH_PHRASE + 1;
/** A shorter beginning has too many words. */
const MIN_BEGUN = 3;
/** So many stems of a beginning are searched, the shortest ones. */
const MAX_BEGUN = 100;

/** The words of a search that stand for others. */
export interface Corrected {
  typed: string;
  used: string;
}

/** A search, ready to ask. */
export interface Asked {
  clauses: Clause[];
  /** Those that count wherever they stand, not only within a phrase. */
  loose: Clause[];
  without: Clause | null;
  phrases: string[];
  withoutPhrases: string[];
  corrected: Corrected[];
}

/** The found candidates, best first; `more` if the limit left some out. */
export interface Found {
  ids: Id[];
  more: boolean;
}

/** Finds candidates by the words of the texts about them (docs/domain/lists.md#texts). */
@Injectable()
export class TextSearch {
  constructor(private readonly repository: TextSearchRepository) {}

  /** Reads a search; a word that no text has gives way to one with one letter of difference. */
  async read(search: string, part: SearchPart): Promise<Asked> {
    const query = parseTextQuery(search);
    const { prefix, begunPhrase } = query;
    const asked = await Promise.all(counted(query.words).map((word) => this.clauseOf(word, part)));
    const begun = prefix === null ? [] : await this.begun(prefix, part);
    const lastOfPhrase = begunPhrase.at(-1);
    const phrased = [
      ...counted([...query.phrases.flat(), ...begunPhrase.slice(0, -1)]).map((word) => ({ stems: stemsOf(word) })),
      ...(lastOfPhrase === undefined ? [] : await this.begun(lastOfPhrase, part)).map(({ clause }) => clause),
    ];
    const all = [...asked, ...begun];
    const loose = all.map(({ clause }) => clause);
    const without = counted(query.without);
    return {
      clauses: [...loose, ...phrased],
      loose,
      without: without.length > 0 ? { stems: without.flatMap(stemsOf) } : null,
      phrases: [...query.phrases.map(phraseOf), ...(begunPhrase.length > 0 ? [phraseOf(begunPhrase).trimEnd()] : [])],
      withoutPhrases: query.withoutPhrases.map(phraseOf),
      corrected: all.flatMap(({ corrected }) => corrected ?? []),
    };
  }

  async find(asked: Asked, part: SearchPart, limit: number, among?: readonly Id[]): Promise<Found> {
    const within = among?.map(String);
    const { clauses, without, phrases, withoutPhrases } = asked;
    const [only, ...others] = clauses;
    const comparesTexts = phrases.length + withoutPhrases.length > 0;
    if (only && others.length === 0 && !without && !comparesTexts)
      return upTo(limit, await this.repository.withWord(only, part, limit + 1, within));
    const isLimited = !without && !comparesTexts;
    const named = await this.withAll(asked, part, isLimited ? limit + 1 : ALL, within);
    const excluded = without && (await this.repository.having(without, part, few(named)));
    const allowed = excluded ? named.filter((id) => !excluded.has(id)) : named;
    if (!comparesTexts) return upTo(limit, allowed);
    const most = limit > MAX_COUNT ? limit : Math.min(limit, MOST_WITH_PHRASE);
    return upTo(most, await this.compared(allowed, asked, part, most + 1));
  }

  /**
   * The candidates with all words; a search that only excludes begins with everybody. Enters by the rarest word if few have it, so that
   * the others are looked up for those few.
   */
  private async withAll(
    { clauses, without, withoutPhrases }: Asked,
    part: SearchPart,
    limit: number,
    within?: readonly string[],
  ): Promise<string[]> {
    if (clauses.length === 0) return without || withoutPhrases.length > 0 ? this.repository.newest(limit, within) : [];
    const counts = await Promise.all(clauses.map((clause) => this.repository.count(clause, part, FEW)));
    const least = Math.min(...counts);
    const rarest = clauses[counts.indexOf(least)];
    const entry = least < FEW && rarest ? await this.repository.withWord(rarest, part, FEW, within) : within;
    return entry?.length === 0 ? [] : this.repository.withAll(clauses, part, limit, entry);
  }

  /** Those of these candidates whose texts have the phrases, part by part until there are enough. */
  private async compared(
    ids: readonly string[],
    { phrases, withoutPhrases: without }: Asked,
    part: SearchPart,
    enough: number,
  ): Promise<string[]> {
    const found: string[] = [];
    for (let at = 0; at < ids.length && found.length < enough; at += COMPARED)
      found.push(...(await this.repository.withPhrases(ids.slice(at, at + COMPARED), { phrases, without }, part)));
    return found;
  }

  private async clauseOf(word: string, part: SearchPart): Promise<{ clause: Clause; corrected?: Corrected }> {
    const clause = { stems: stemsOf(word) };
    const isKnown = async (): Promise<boolean> => (await this.repository.count(clause, part, 1)) > 0;
    if ([...word].length < MIN_CORRECTED || (await isKnown())) return { clause };
    return (await this.corrected(word, part)) ?? { clause };
  }

  /** The last word, which somebody may still be typing. */
  private async begun(word: string, part: SearchPart): Promise<{ clause: Clause; corrected?: Corrected }[]> {
    const folded = foldedWord(word);
    if ([...folded].length < MIN_BEGUN) return isCounted(folded) ? [{ clause: { stems: stemsOf(word) } }] : [];
    const begun = await this.repository.beginning(folded, MAX_BEGUN);
    if (begun.length > 0) return [{ clause: { stems: [...new Set([...stemsOf(word), ...begun])] } }];
    if (!isCounted(folded)) return [];
    return [await this.clauseOf(word, part)];
  }

  private async corrected(word: string, part: SearchPart): Promise<{ clause: Clause; corrected: Corrected } | null> {
    const typed = [...new Set([foldedWord(word), ...stemsOf(word)])];
    const near = (await this.repository.like(typed)).filter((one) =>
      typed.some((form) => isOneErrorApart(form, one._id)),
    );
    const counted = await Promise.all(
      near.map(async (one) => ({ one, count: await this.repository.count({ stems: [one._id] }, part, FEW) })),
    );
    const [best] = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
    if (!best) return null;
    return {
      clause: { stems: stemsOf(best.one.word).concat(best.one._id) },
      corrected: { typed: word, used: best.one.word },
    };
  }
}

const upTo = (limit: number, ids: readonly string[]): Found => ({
  ids: ids.slice(0, limit).map(objectId),
  more: ids.length > limit,
});

const counted = (words: readonly string[]): string[] => words.filter((word) => isCounted(foldedWord(word)));

/** A phrase as the texts have it: the last word of one that somebody still types has no blank after it. */
const phraseOf = (words: readonly string[]): string => ` ${words.map(foldedWord).join(' ')} `;

/** A few candidates are looked up one by one; of many, everybody with a word is read. */
const few = (ids: readonly string[]): readonly string[] | undefined => (ids.length <= FEW ? ids : undefined);
