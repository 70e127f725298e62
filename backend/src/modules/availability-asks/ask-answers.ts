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

/** Tells operations who has answered. */
@Injectable()
export class AskAnswers {
  constructor(private readonly asks: AvailabilityAsksRepository) {}

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
