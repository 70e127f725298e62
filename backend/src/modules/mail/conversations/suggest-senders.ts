import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../../common/errors/problem.error.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import { CandidateLists } from '../../candidates/list/candidate-lists.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import type { SuggestionsResponse } from './dto/unmatched.dto.js';
import { ReceivedMailsRepository } from './received-mails.repository.js';
import { OtherMails } from './other-mails.js';
import { bestFits, searchesFor } from './suggestion.rules.js';

/** Candidates of one search. */
const MOST = 20;

/** Finds the candidates who may have written the mails of an unknown sender. */
@Injectable()
export class SuggestSenders {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly received: ReceivedMailsRepository,
    private readonly others: OtherMails,
    private readonly candidates: CandidateLists,
    private readonly pool: CandidatesService,
  ) {}

  async of(id: string): Promise<SuggestionsResponse> {
    const { _id } = await orNotFound(this.conversations.find(id));
    const sender = (await this.received.sendersOf([_id]))(_id);
    if (!sender) return { records: [], others: 0 };
    const found = await Promise.all(searchesFor(sender).map((search) => this.search(search)));
    const known = await this.pool.findByEmail(sender.email);
    const best = bestFits(sender, [...(known ? [known] : []), ...found.flat()]);
    return {
      others: (await this.others.of(sender, _id)).length,
      records: best.map(({ person, score, reasons }) => ({
        ...{ candidateId: String(person._id), firstname: person.firstname, name: person.name, score, reasons },
        ...{ function: person.function, city: person.city, archived: person.archived },
      })),
    };
  }

  private async search(search: string) {
    const sort: [string, 1 | -1][] = [
      ['createdAt', -1],
      ['_id', -1],
    ];
    return (await this.candidates.list({ search, filter: {}, limit: MOST, skip: 0, sort, exact: false })).records;
  }
}
