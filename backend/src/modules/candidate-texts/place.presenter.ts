import type { CandidatePlacesDto, CandidatePlacesResponse } from './dto/places.dto.js';
import type { PlacesOf } from './text-places.js';
import type { Corrected } from './text-search.js';

/** Where a search found candidates, with the first names of the writers by their ids. */
export const presentPlaces = (
  found: readonly PlacesOf[],
  corrected: readonly Corrected[],
  writers: ReadonlyMap<string, string>,
): CandidatePlacesResponse => ({
  candidates: found.map(({ candidateId, places, more }): CandidatePlacesDto => ({
    candidateId: String(candidateId),
    places: places.map(({ source, segments }) => ({
      kind: source.kind,
      recordId: source.id && String(source.id),
      title: source.kind === 'skill' ? null : (source.title ?? null),
      page: source.page ?? null,
      at: source.at?.toISOString() ?? null,
      by: (source.by && writers.get(String(source.by))) ?? null,
      conversationId: source.conversationId ? String(source.conversationId) : null,
      snippet: segments,
    })),
    more,
  })),
  corrected: [...corrected],
});
