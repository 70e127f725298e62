import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AskFrequency } from '@byline/shared-types/domain';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { AskAvailability } from './ask-availability.js';
import { AskedPeopleRepository } from './asked-people.repository.js';
import type { AvailabilityAskRecord } from './availability-ask.schema.js';
import { AvailabilityAsksRepository } from './availability-asks.repository.js';

/** How often candidates are asked for their availability. */
@Injectable()
export class AskFrequencies {
  constructor(
    private readonly people: AskedPeopleRepository,
    private readonly asks: AvailabilityAsksRepository,
    private readonly asking: AskAvailability,
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

  /** A choice of no mails also cancels one that has not left. */
  async set(candidateId: string | Types.ObjectId, frequency: AskFrequency): Promise<void> {
    await this.transactions.run(async (session) => {
      const { _id, userId } = await this.candidates.get(candidateId, session);
      await this.people.setFrequency(_id, frequency, session);
      if (frequency === 'never') await this.asking.cancelWaiting(_id, userId ?? _id, session);
    });
  }
}
