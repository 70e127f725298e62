import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import type { CandidatePlacesRequest, CandidatePlacesResponse } from '../candidate-texts/dto/places.dto.js';
import { presentPlaces } from '../candidate-texts/place.presenter.js';
import { TextPlaces } from '../candidate-texts/text-places.js';
import { CandidateSearch } from '../candidates/list/candidate-search.js';
import { UsersService } from '../users/users.service.js';

/** Says where a search found the candidates of a page, with the writers of those texts. */
@Injectable()
export class CandidatePlaces {
  constructor(
    private readonly places: TextPlaces,
    private readonly search: CandidateSearch,
    private readonly users: UsersService,
  ) {}

  async of(
    { search, searchIn: part, ids = [] }: CandidatePlacesRequest,
    { language }: Principal,
  ): Promise<CandidatePlacesResponse> {
    const corrected = await this.search.corrected(search, part);
    const found = await this.places.of(ids, { search, part, language, corrects: corrected.length > 0 });
    const writers = found.flatMap(({ places }) => places.flatMap(({ source }) => source.by ?? []));
    const named = await this.users.namesOf(writers);
    return presentPlaces(found, corrected, new Map(named.map(({ _id, firstname }) => [String(_id), firstname])));
  }
}
