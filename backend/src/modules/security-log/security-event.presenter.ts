import { describeClient } from '../../common/http/user-agent.js';
import { presentNamed, type Named } from '../../common/http/record.presenter.js';
import type { SecurityEvent } from '../../common/security-log/security-event.schema.js';
import type { SecurityEventResponse } from './dto/security-event.dto.js';

/** An event with the names of people who still exist. */
export interface NamedSecurityEvent extends SecurityEvent {
  actor: Named | null;
  user: Named | null;
  candidates: Named[];
}

export function presentSecurityEvent(event: NamedSecurityEvent): SecurityEventResponse {
  const { browser, system } = describeClient(event.userAgent);
  return {
    _id: String(event._id),
    at: event.at.toISOString(),
    kind: event.kind,
    actorId: event.actorId && String(event.actorId),
    actor: event.actor && presentNamed(event.actor),
    userId: event.userId && String(event.userId),
    user: event.user && presentNamed(event.user),
    candidateIds: event.candidateIds.map(String),
    candidates: event.candidates.map(presentNamed),
    record: event.record && { type: event.record.type, id: String(event.record.id) },
    detail: event.detail,
    count: event.count,
    address: event.address ?? event.network,
    browser,
    system,
    userAgent: event.userAgent,
  };
}
