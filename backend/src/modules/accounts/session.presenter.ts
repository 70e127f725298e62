import type { Principal } from '../../common/auth/principal.js';
import { describeClient } from '../../common/http/user-agent.js';
import type { SessionRecord } from '../sessions/session.record.js';
import type { SessionDto } from './dto/own-account.dto.js';

/** Browser, system and device of a session, from its user agent. */
export const presentSession = (
  { _id, userAgent, lastSeenAt }: SessionRecord,
  { sessionId }: Principal,
): SessionDto => ({
  _id: String(_id),
  ...describeClient(userAgent),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  current: String(_id) === sessionId,
});
