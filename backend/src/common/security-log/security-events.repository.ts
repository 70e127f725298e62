import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SECURITY_EVENT_CANDIDATES, type SecurityEventKind } from '@byline/shared-types/domain';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../lists/list-definition.js';
import { readList, type Page } from '../lists/read-list.js';
import type { SecurityEvent } from './security-event.schema.js';

type Id = string | Types.ObjectId;

/** An event before it is written; ids may still be text. */
export interface NewSecurityEvent {
  at: Date;
  kind: SecurityEventKind;
  actorId?: Id | null;
  userId?: Id | null;
  candidateIds?: Id[];
  record?: { type: string; id: Id } | null;
  detail?: string | null;
  count?: number | null;
  sessionId?: Id | null;
  address?: string | undefined;
  network?: string | null;
  userAgent?: string | null;
}

@Injectable()
export class SecurityEventsRepository {
  constructor(@InjectModel('SecurityEvent') private readonly events: Model<SecurityEvent>) {}

  async add(event: NewSecurityEvent): Promise<void> {
    await this.events.create(event);
  }

  /** Adds a candidate to the reads of the session at that time; a full event is followed by another. */
  async addRead({ kind, sessionId, at, candidateIds = [], ...event }: NewSecurityEvent): Promise<void> {
    const full = `candidateIds.${SECURITY_EVENT_CANDIDATES - 1}`;
    await this.events.updateOne(
      { kind, sessionId: sessionId ?? null, at, [full]: { $exists: false } },
      { $addToSet: { candidateIds: { $each: candidateIds } }, $setOnInsert: event },
      { upsert: true },
    );
  }

  list(match: QueryFilter<SecurityEvent>, params: ListParams<object>): Promise<Page<SecurityEvent>> {
    return readList(this.events, match, params);
  }

  /** The first event of an actor about a record since then, or null. */
  firstAbout(recordId: Types.ObjectId, actorId: Types.ObjectId, since: Date): Promise<SecurityEvent | null> {
    return this.events
      .findOne({ actorId, at: { $gte: since }, 'record.id': recordId })
      .sort({ at: 1 })
      .lean<SecurityEvent>();
  }

  /** Streams all matches, newest first. */
  stream(match: QueryFilter<SecurityEvent>): AsyncIterable<SecurityEvent> {
    return this.events.find(match).sort({ at: -1, _id: -1 }).lean<SecurityEvent[]>().cursor();
  }

  async dropAddressesBefore(at: Date): Promise<void> {
    await this.events.updateMany({ at: { $lt: at }, address: { $exists: true } }, { $unset: { address: 1 } });
  }

  /** Removes the addresses of users; acts and times stay. */
  async forgetPlacesOf(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.events.updateMany(
      { $or: [{ actorId: { $in: userIds } }, { userId: { $in: userIds } }] },
      { $set: { network: null, userAgent: null }, $unset: { address: 1 } },
      { session },
    );
  }
}
