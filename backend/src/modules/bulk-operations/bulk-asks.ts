import { Injectable } from '@nestjs/common';
import { ASK_PAUSE_DAYS, DAY_MS } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { AskAnswers, type OperationAnswers } from '../availability-asks/ask-answers.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { requireMaySee, requireMayStop } from './bulk-operation.policy.js';
import type { BulkOperationView } from './bulk-operation.presenter.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import { BulkOperationsService } from './bulk-operations.service.js';
import { isOpen } from './bulk.rules.js';
import type { BulkAnswersResponse } from './dto/bulk-asks.dto.js';
import { StartBulkOperation } from './start-bulk-operation.js';

const ANSWERS_SHOWN = 100;

/** The answers to a question to many, and its one reminder (docs/domain/availability.md#many). */
@Injectable()
export class BulkAsks {
  constructor(
    private readonly service: BulkOperationsService,
    private readonly starts: StartBulkOperation,
    private readonly asks: AskAnswers,
    private readonly candidates: CandidatesService,
  ) {}

  async answers(me: Principal, id: string): Promise<BulkAnswersResponse> {
    const operation = await this.askingOf(id);
    requireMaySee(me, operation);
    const state = await this.stateOf(operation.reminds ?? operation._id);
    const shown = state.answers.slice(0, ANSWERS_SHOWN);
    const ids = shown.map(({ candidateId }) => candidateId);
    const nameOf = await joinById(ids, (wanted) => this.candidates.namesOf(wanted));
    return {
      asked: state.asked,
      answered: state.answers.length,
      open: state.open.length,
      answers: shown.map(({ candidateId, answer, answeredAt }) => {
        const person = nameOf(candidateId);
        const name = person && `${person.firstname} ${person.name}`;
        return { candidateId: String(candidateId), name, answer, answeredAt: answeredAt.toISOString() };
      }),
      remindableFrom: remindableFrom(operation, state)?.toISOString() ?? null,
    };
  }

  async remind(me: Principal, id: string): Promise<BulkOperationView> {
    const operation = await this.askingOf(id);
    requireMayStop(me, operation);
    if (operation.remindedBy || operation.reminds) throw new ProblemError('already_reminded');
    const state = await this.stateOf(operation._id);
    const from = remindableFrom(operation, state);
    if (!from || from > new Date()) throw new ProblemError('too_early');
    return this.service.view(me, await this.starts.remind(me, operation, state.open));
  }

  /** Leaves out of the open ones who were confirmed in another way since. */
  private async stateOf(operationId: Types.ObjectId): Promise<OperationAnswers> {
    const state = await this.asks.of(operationId);
    const { open, lastAskedAt } = state;
    const confirmed = lastAskedAt ? await this.candidates.confirmedSince(open, lastAskedAt) : [];
    const known = new Set(confirmed.map(String));
    return { ...state, open: open.filter((id) => !known.has(String(id))) };
  }

  private async askingOf(id: string): Promise<BulkOperationRecord> {
    const operation = await this.service.load(id);
    if (!operation.action.askAvailability || operation.undoes) throw new ProblemError('not_found');
    return operation;
  }
}

/** A person gets one such mail a week at most. */
function remindableFrom(operation: BulkOperationRecord, { open, lastAskedAt }: OperationAnswers): Date | null {
  if (operation.remindedBy || operation.reminds || isOpen(operation) || open.length === 0) return null;
  return lastAskedAt && new Date(lastAskedAt.getTime() + ASK_PAUSE_DAYS * DAY_MS);
}
