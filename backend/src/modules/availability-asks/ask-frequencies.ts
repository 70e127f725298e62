import { Injectable } from '@nestjs/common';
import type { AskFrequency } from '@byline/shared-types/domain';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { AskedPeopleRepository } from './asked-people.repository.js';
import type { AvailabilityAskRecord } from './availability-ask.schema.js';
import { AvailabilityAsksRepository } from './availability-asks.repository.js';

/** How often candidates are asked for their availability. */
@Injectable()
export class AskFrequencies {
  constructor(
    private readonly people: AskedPeopleRepository,
    private readonly asks: AvailabilityAsksRepository,
    private readonly candidates: CandidatesService,
    private readonly transactions: Transactions,
  ) {}

  async of(candidateId: string): Promise<AskFrequency> {
    await this.candidates.get(candidateId);
    return (await this.people.find(candidateId))?.frequency ?? 'usual';
  }

  /** All that is kept about the questions to a person, for the archive of their data. */
  async kept(candidateId: string): Promise<{ frequency: AskFrequency; asked: AvailabilityAskRecord[] }> {
    const [frequency, asked] = await Promise.all([this.of(candidateId), this.asks.ofCandidate(candidateId)]);
    return { frequency, asked };
  }

  async set(candidateId: string, frequency: AskFrequency): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.candidates.get(candidateId, session);
      await this.people.setFrequency(candidateId, frequency, session);
    });
  }
}
