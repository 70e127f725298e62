import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownScope, requireOwn, requireOwnRecord, type Principal } from '../../common/auth/principal.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { requirePeriod } from '../../common/period.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { CreateDiplomaRequest, DiplomaFilter, UpdateDiplomaRequest } from './dto/diploma.dto.js';
import type { DiplomaRecord } from './diploma.record.js';
import { DiplomasRepository } from './diplomas.repository.js';

@Injectable()
export class DiplomasService implements OnModuleInit {
  constructor(
    private readonly repository: DiplomasRepository,
    private readonly candidates: CandidatesService,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.erased', ({ candidateId }, session) =>
      this.repository.deleteOfCandidate(candidateId, session),
    );
  }

  list(me: Principal, params: ListParams<DiplomaFilter>): Promise<Page<DiplomaRecord>> {
    return this.repository.list(ownScope(me, params.filter.candidateId), params);
  }

  /** Of one candidate, newest first. */
  ofCandidate(candidateId: string): Promise<DiplomaRecord[]> {
    return this.repository.findOfCandidate(candidateId);
  }

  async create(me: Principal, body: CreateDiplomaRequest): Promise<DiplomaRecord> {
    requireOwn(me, body.candidateId);
    requirePeriod(body.from, body.to);
    await this.candidates.requireExists(body.candidateId);
    return this.transactions.run(async (session) => {
      await this.candidates.touch(me, body.candidateId, session);
      return this.repository.create({ ...body, to: body.to ?? null, country: body.country ?? null }, session);
    });
  }

  async update(me: Principal, id: string, body: UpdateDiplomaRequest): Promise<DiplomaRecord> {
    const old = await this.find(me, id);
    const { version, candidateId: _, ...changes } = body;
    requirePeriod(changes.from ?? old.from, changes.to === undefined ? old.to : changes.to);
    return this.transactions.run(async (session) => {
      await this.candidates.touch(me, old.candidateId, session);
      return this.repository.update(id, version, definedFields(changes), session);
    });
  }

  async delete(me: Principal, id: string): Promise<void> {
    const { candidateId } = await this.find(me, id);
    await this.transactions.run(async (session) => {
      await this.candidates.touch(me, candidateId, session);
      await this.repository.delete(id, session);
    });
  }

  private async find(me: Principal, id: string): Promise<DiplomaRecord> {
    return requireOwnRecord(me, await this.repository.findById(id));
  }
}
