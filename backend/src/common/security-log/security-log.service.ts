import { Injectable } from '@nestjs/common';
import { DAY_MS, SECURITY_ADDRESS_DAYS, SECURITY_READ_MINUTES } from '@byline/shared-types/domain';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { currentRequest } from '../http/current-request.js';
import type { ListParams } from '../lists/list-definition.js';
import type { Page } from '../lists/read-list.js';
import { networkOf } from '../http/networks.js';
import type { SecurityEvent } from './security-event.schema.js';
import { SecurityEventsRepository, type NewSecurityEvent } from './security-events.repository.js';

const MAX_USER_AGENT = 500;
const READ_MS = SECURITY_READ_MINUTES * 60_000;

/** The event's own fields; actor, address and program come from the request. */
export type LoggedEvent = Omit<NewSecurityEvent, 'at' | 'sessionId' | 'address' | 'network' | 'userAgent'>;

/** The log of acts on accounts and people's data, with actor, time and network (docs/domain/security-log.md#what-it-holds). */
@Injectable()
export class SecurityLog {
  constructor(private readonly repository: SecurityEventsRepository) {}

  record(event: LoggedEvent): Promise<void> {
    return this.repository.add({ at: new Date(), ...origin(), ...event });
  }

  /** The same for reading, with one event for a session and quarter of an hour. */
  recordRead(event: LoggedEvent): Promise<void> {
    const at = new Date(Math.floor(Date.now() / READ_MS) * READ_MS);
    return this.repository.addRead({ at, ...origin(), ...event });
  }

  list(match: QueryFilter<SecurityEvent>, params: ListParams<object>): Promise<Page<SecurityEvent>> {
    return this.repository.list(match, params);
  }

  /** The event that began a user's work with a record. */
  firstAbout(recordId: Types.ObjectId, actorId: Types.ObjectId, since: Date): Promise<SecurityEvent | null> {
    return this.repository.firstAbout(recordId, actorId, since);
  }

  stream(match: QueryFilter<SecurityEvent>): AsyncIterable<SecurityEvent> {
    return this.repository.stream(match);
  }

  /** Reduces addresses older than 30 days to their network. */
  shortenAddresses(): Promise<void> {
    return this.repository.dropAddressesBefore(new Date(Date.now() - SECURITY_ADDRESS_DAYS * DAY_MS));
  }

  forgetPlacesOf(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    return this.repository.forgetPlacesOf(userIds, session);
  }
}

/** Actor and address of the current request; empty outside of one. */
function origin(): Partial<NewSecurityEvent> {
  const request = currentRequest();
  if (!request) return {};
  const { principal, ip, headers } = request;
  return {
    actorId: principal?.userId ?? null,
    sessionId: principal?.sessionId ?? null,
    address: ip,
    network: networkOf(ip),
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
  };
}
