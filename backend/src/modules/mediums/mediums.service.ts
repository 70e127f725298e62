import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CreateMediumRequest, MediumFilter, UpdateMediumRequest } from './dto/medium.dto.js';
import type { MediumRecord } from './medium.schema.js';
import { MediumsRepository } from './mediums.repository.js';

/** Advertising channels, and what other modules ask of them. */
@Injectable()
export class MediumsService {
  constructor(
    private readonly repository: MediumsRepository,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  list(params: ListParams<MediumFilter>): Promise<Page<MediumRecord>> {
    return this.repository.list(params);
  }

  async get(id: string): Promise<MediumRecord> {
    const medium = await this.repository.find(id);
    if (!medium) throw new ProblemError('not_found');
    return medium;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.repository.find(id)) !== null;
  }

  /** Names by id, of deleted ones too. */
  async namesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const mediums = await this.repository.findNames(ids);
    return new Map(mediums.map(({ _id, name }) => [String(_id), name]));
  }

  create(medium: CreateMediumRequest): Promise<MediumRecord> {
    return this.repository.create(medium);
  }

  async update(id: string, { version, ...changes }: UpdateMediumRequest): Promise<MediumRecord> {
    await this.get(id);
    return this.repository.update(id, version, definedFields(changes));
  }

  /** Deletes a medium; whoever uses it refuses unless forced, and keeps its name (decisions, the rest). */
  async delete(id: string, force: boolean): Promise<void> {
    await this.get(id);
    await this.transactions.run(async (session) => {
      await this.events.emit('medium.removed', { mediumId: id, force }, session);
      await this.repository.update(id, undefined, { removed: true }, session);
    });
  }
}
