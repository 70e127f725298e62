import { Injectable } from '@nestjs/common';
import { MAX_PLACES, type Language, type SearchPart } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { objectId } from '../../common/mongo/record.js';
import { isCounted, stemsOf } from './stems.js';
import { partsOf } from './text-key.rules.js';
import { marksOf, snippetOf, type IsFound, type Segment } from './text-place.rules.js';
import { TextSearch, type Asked } from './text-search.js';
import { TEXT_PARTS, type TextSource } from './text-source.js';
import { TextSourcesRepository } from './text-sources.repository.js';

/** A text in which a search found words. */
export interface Place {
  source: TextSource;
  segments: Segment[];
}
export interface PlacesOf {
  candidateId: Types.ObjectId;
  places: Place[];
  /** Further texts with words of the search. */
  more: number;
}

/** Says where a search found its words, for the candidates of a page. */
@Injectable()
export class TextPlaces {
  constructor(
    private readonly search: TextSearch,
    private readonly sources: TextSourcesRepository,
  ) {}

  /** A name in several languages is shown in the reader's, if that has the words. */
  async of(
    ids: readonly string[],
    { search, part, corrects, language }: { search: string; part: SearchPart; corrects: boolean; language: Language },
  ): Promise<PlacesOf[]> {
    const asked = await this.search.read(search, part);
    const { sources } = await this.sources.of(ids.map(objectId));
    const searched = part === 'names' ? ['profile'] : partsOf(part);
    const isFound = asked.corrected.length > 0 && !corrects ? () => false : finderOf(asked);
    const isOwn = (source: TextSource): number => Number(source.language === language);
    const bySubject = Map.groupBy(
      sources.filter((source) => searched.includes(source.part)).toSorted((a, b) => isOwn(b) - isOwn(a)),
      ({ candidateId }) => String(candidateId),
    );
    return ids.map((id) => ({
      candidateId: objectId(id),
      ...placesIn(bySubject.get(id.toLowerCase()) ?? [], asked, isFound),
    }));
  }
}

/** Remembers each word of a page, because texts repeat most of them. */
function finderOf({ loose }: Asked): IsFound {
  const stems = new Set(loose.flatMap((clause) => clause.stems));
  const known = new Map<string, boolean>();
  return (folded, word) => {
    const seen = known.get(folded);
    if (seen !== undefined) return seen;
    const is = isCounted(folded) && stemsOf(word).some((stem) => stems.has(stem));
    known.set(folded, is);
    return is;
  };
}

/** The places with the most words of the search first, then by part, then the newest. */
function placesIn(
  sources: readonly TextSource[],
  { phrases }: Asked,
  isFound: IsFound,
): Pick<PlacesOf, 'places' | 'more'> {
  const found = sources.flatMap((source) => {
    const marks = marksOf(source.text, isFound, phrases);
    if (marks.length === 0) return [];
    const words = new Set(marks.map(({ text }) => stemsOf(text)[0])).size;
    return [{ source, marks, words }];
  });
  // A function and a skill have a name in each language; one of them is enough.
  const distinct = found.filter(
    ({ source }, at) =>
      source.language === undefined || !found.slice(0, at).some((one) => sameThing(one.source, source)),
  );
  const best = distinct.toSorted(
    (a, b) =>
      b.words - a.words ||
      TEXT_PARTS.indexOf(a.source.part) - TEXT_PARTS.indexOf(b.source.part) ||
      (b.source.at?.getTime() ?? 0) - (a.source.at?.getTime() ?? 0),
  );
  const shown = best.slice(0, MAX_PLACES);
  return {
    places: shown.map(({ source, marks }) => ({ source, segments: snippetOf(source.text, marks) })),
    more: best.length - shown.length,
  };
}

const sameThing = (one: TextSource, other: TextSource): boolean =>
  one.kind === other.kind && one.language !== undefined && (one.kind === 'function' || one.title === other.title);
