import { Injectable } from '@nestjs/common';
import type { AskAnswer } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { AvailabilityAsksRepository } from './availability-asks.repository.js';

/** The state of the questions of one operation. */
export interface OperationAnswers {
  /** Number of people. */
  asked: number;
  /** The newest first. */
  answers: { candidateId: Types.ObjectId; answer: AskAnswer; answeredAt: Date }[];
  /** The people without an answer whose question is still their newest. */
  open: Types.ObjectId[];
  /** The time of the last question; null without any. */
  lastAskedAt: Date | null;
}

/** The questions of an hour of the day, in the Europe/Brussels calendar. */
export interface AskedInHour {
  hour: number;
  asked: number;
  answered: number;
}

/** Tells operations who has answered, and statistics how many. */
@Injectable()
export class AskAnswers {
  constructor(private readonly asks: AvailabilityAsksRepository) {}

  /** All questions that are kept, by the hour of asking. */
  byHour(): Promise<AskedInHour[]> {
    return this.asks.countByHour();
  }

  /** A person who was reminded has two questions. */
  async of(operationId: Types.ObjectId): Promise<OperationAnswers> {
    const asks = await this.asks.ofOperation(operationId);
    const times = asks.map(({ sentAt }) => sentAt.getTime());
    return {
      asked: new Set(asks.map(({ candidateId }) => String(candidateId))).size,
      answers: asks.flatMap(({ candidateId, answer, answeredAt }) =>
        answer && answeredAt ? [{ candidateId, answer, answeredAt }] : [],
      ),
      open: asks.flatMap(({ candidateId, answeredAt, closedAt }) => (answeredAt || closedAt ? [] : [candidateId])),
      lastAskedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    };
  }
}
