import { Injectable } from '@nestjs/common';
import { MAX_COUNT, SEARCH_PARTS, type SearchPart } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { searchCondition } from '../../../common/lists/search.js';
import { TextSearch, type Asked, type Found } from '../../candidate-texts/text-search.js';
import { KnownContacts } from '../../duplicates/known-contacts.js';
import { NGRAMS_INDEX } from '../record/candidate-indexes.js';
import { CandidateListsRepository } from './candidate-lists.repository.js';
import type { CandidateListParams, FoundInTexts } from './candidate.list.js';
import { candidateMatch } from './candidate.match.js';

type Id = Types.ObjectId;

/** The most candidates of an exact answer. */
const ALL = 1_000_000;
/** Signs of a search that names alone cannot answer. */
const HAS_SIGNS = /["“”«»„]|(^|\s)-\S/;

/** Asks the search in texts that a list names, so the rest of the list only sees the ids of the found candidates (docs/domain/lists.md#texts). */
@Injectable()
export class CandidateSearch {
  constructor(
    private readonly candidates: CandidateListsRepository,
    private readonly texts: TextSearch,
    private readonly contacts: KnownContacts,
  ) {}

  /** The request with what its search found; a search in names stays as it is, unless candidates have that phone number or address. */
  async asked(params: CandidateListParams): Promise<CandidateListParams> {
    const { search, ...rest } = params;
    const part = SEARCH_PARTS.find((one) => one === params.searchIn) ?? 'names';
    if (!search || params.found) return params;
    if (part !== 'names') return { ...rest, found: await this.find(search, part, rest) };
    const ids = await this.contacts.find(search);
    return ids.length > 0 ? { ...rest, found: { ids, more: false } } : params;
  }

  /** The words that the search takes for others, if no name has the typed text. */
  async corrected(search: string, part: SearchPart): Promise<Asked['corrected']> {
    if (part === 'names') return [];
    const { corrected } = await this.texts.read(search, part);
    return corrected.length > 0 && (await this.named(search, part, 1)).length > 0 ? [] : corrected;
  }

  private async find(search: string, part: SearchPart, { filter, exact }: CandidateListParams): Promise<FoundInTexts> {
    const limit = exact ? ALL : MAX_COUNT;
    const reading = this.texts.read(search, part);
    const [asked, found, named] = await Promise.all([
      reading,
      reading.then((words) => this.inTexts(words, part, limit, filter)),
      this.named(search, part, limit + 1),
    ]);
    if (asked.corrected.length > 0 && named.length > 0)
      return { ids: named.slice(0, limit), more: named.length > limit };
    return { ids: joined(named, found.ids), more: found.more || named.length > limit };
  }

  private async inTexts(
    asked: Asked,
    part: SearchPart,
    limit: number,
    filter: CandidateListParams['filter'],
  ): Promise<Found> {
    const found = await this.texts.find(asked, part, limit);
    const within = found.more ? await this.filtered(filter) : null;
    return within ? this.texts.find(asked, part, limit, within) : found;
  }

  /** The candidates whose phone number or address it is, or else whose names have the text, newest first. */
  private async named(search: string, part: SearchPart, limit: number): Promise<Id[]> {
    const condition = searchCondition(search);
    if (part !== 'everything' || !condition) return [];
    const known = await this.contacts.find(search);
    if (known.length > 0) return known;
    if (HAS_SIGNS.test(search)) return [];
    const found = await this.candidates.first(condition, { createdAt: -1, _id: -1 }, limit, NGRAMS_INDEX, '_id');
    return found.map(({ _id }) => _id);
  }

  /** The candidates of a filter that few pass: a search that finds many looks among them. */
  private async filtered(filter: CandidateListParams['filter']): Promise<Id[] | null> {
    if (Object.keys(filter).every((name) => name === 'archived')) return null;
    const ids = await this.candidates.ids(candidateMatch(filter), MAX_COUNT + 1);
    return ids.length > MAX_COUNT ? null : ids;
  }
}

const joined = (first: readonly Id[], others: readonly Id[]): Id[] => {
  const known = new Set(first.map((id) => id.toHexString()));
  return [...first, ...others.filter((id) => !known.has(id.toHexString()))];
};
