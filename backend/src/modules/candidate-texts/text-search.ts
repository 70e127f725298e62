import { Injectable } from '@nestjs/common';
import type { SearchPart } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { foldedWord, isCounted, stemsOf } from './stems.js';
import { TextSearchRepository, type Clause } from './text-searches.repository.js';
import { parseTextQuery, type TextQuery } from './text-query.js';
import { isOneErrorApart, MIN_CORRECTED } from './typing-errors.js';

type Id = Types.ObjectId;

/** A word with fewer matches is the way into a search of several. */
const FEW = 2_000;
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
    const [words, inPhrases] = [query.words, query.phrases.flat()].map((some) =>
      some.filter((word) => isCounted(foldedWord(word))),
    ) as [string[], string[]];
    const asked = await Promise.all(words.map((word) => this.clauseOf(word, part)));
    const phrased = inPhrases.map((word) => ({ stems: stemsOf(word) }));
    const begun = query.prefix === null ? [] : await this.begun(query.prefix, part);
    const all = [...asked, ...begun];
    const loose = all.map(({ clause }) => clause);
    const without = query.without.filter((word) => isCounted(foldedWord(word)));
    return {
      clauses: [...loose, ...phrased],
      loose,
      without: without.length > 0 ? { stems: without.flatMap(stemsOf) } : null,
      phrases: phrasesOf(query),
      corrected: all.flatMap(({ corrected }) => corrected ?? []),
    };
  }

  async find(
    { clauses, without, phrases }: Asked,
    part: SearchPart,
    limit: number,
    within?: readonly Id[],
  ): Promise<Found> {
    const [only, ...others] = clauses;
    if (!only) return { ids: [], more: false };
    const ids =
      others.length === 0 && !without
        ? await this.repository.withWord(only, part, limit + 1, within)
        : await this.withAll(clauses, without, part, limit + 1, within);
    const right = phrases.length > 0 ? await this.repository.withPhrases(ids, phrases, part) : ids;
    return { ids: right.slice(0, limit), more: ids.length > limit };
  }

  /** Enters by the rarest word if few have it, so that the others are looked up for those few. */
  private async withAll(
    clauses: readonly Clause[],
    without: Clause | null,
    part: SearchPart,
    limit: number,
    within?: readonly Id[],
  ): Promise<Id[]> {
    const counts = await Promise.all(clauses.map((clause) => this.repository.count(clause, part, FEW)));
    const least = Math.min(...counts);
    const rarest = clauses[counts.indexOf(least)];
    const few = least < FEW && rarest ? await this.repository.withWord(rarest, part, FEW, within) : within;
    return few?.length === 0 ? [] : this.repository.withAll({ clauses, without }, part, limit, few);
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

const phrasesOf = ({ phrases }: TextQuery): string[] => phrases.map((words) => ` ${words.map(foldedWord).join(' ')} `);
