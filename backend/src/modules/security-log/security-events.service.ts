import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import { dateCondition } from '../../common/lists/list-filters.dto.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import type { SecurityEvent } from '../../common/security-log/security-event.schema.js';
import { SecurityLog } from '../../common/security-log/security-log.service.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import type { SecurityEventFilter } from './dto/security-event.dto.js';
import { presentSecurityEvent, type NamedSecurityEvent } from './security-event.presenter.js';

/** Number of events for which an export reads names in one query. */
const BATCH = 500;

@Injectable()
export class SecurityEventsService {
  constructor(
    private readonly log: SecurityLog,
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
  ) {}

  async list(params: ListParams<SecurityEventFilter>): Promise<Page<NamedSecurityEvent>> {
    const { records, totalCount } = await this.log.list(matchOf(params.filter), params);
    return { records: await this.named(records), totalCount };
  }

  /** Events as JSON lines, newest first. */
  export({ filter }: ListParams<SecurityEventFilter>): Readable {
    return Readable.from(this.lines(matchOf(filter)), { objectMode: false });
  }

  private async *lines(match: QueryFilter<SecurityEvent>): AsyncGenerator<string> {
    let batch: SecurityEvent[] = [];
    for await (const event of this.log.stream(match)) {
      batch.push(event);
      if (batch.length < BATCH) continue;
      yield await this.linesOf(batch);
      batch = [];
    }
    yield await this.linesOf(batch);
  }

  private async linesOf(events: readonly SecurityEvent[]): Promise<string> {
    const named = await this.named(events);
    return named.map((event) => `${JSON.stringify(presentSecurityEvent(event))}\n`).join('');
  }

  private async named(events: readonly SecurityEvent[]): Promise<NamedSecurityEvent[]> {
    const [userOf, candidateOf] = await Promise.all([
      joinById(
        events.flatMap(({ actorId, userId }) => [actorId, userId]),
        (ids) => this.users.namesOf(ids),
      ),
      joinById(
        events.flatMap(({ candidateIds }) => candidateIds),
        (ids) => this.candidates.namesOf(ids),
      ),
    ]);
    return events.map((event) => ({
      ...event,
      actor: userOf(event.actorId),
      user: userOf(event.userId),
      candidates: event.candidateIds.flatMap((id) => candidateOf(id) ?? []),
    }));
  }
}

function matchOf({ kind, userId, candidateId, at }: SecurityEventFilter): QueryFilter<SecurityEvent> {
  const user = userId && objectId(userId);
  return {
    ...(kind?.length ? { kind: { $in: kind } } : {}),
    ...(user ? { $or: [{ actorId: user }, { userId: user }] } : {}),
    ...(candidateId ? { candidateIds: objectId(candidateId) } : {}),
    ...(at ? { at: dateCondition(at) } : {}),
  };
}
