import Bowser from 'bowser';
import type { Principal } from '../../common/auth/principal.js';
import type { SessionRecord } from '../sessions/session.record.js';
import type { SessionDto } from './dto/own-account.dto.js';

const DEVICES: Record<string, SessionDto['device'] | undefined> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** What a session was opened with, as far as it says. */
export function presentSession({ _id, userAgent, lastSeenAt }: SessionRecord, { sessionId }: Principal): SessionDto {
  const { browser, os, platform } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {}, platform: {} };
  return {
    _id: String(_id),
    browser: browser.name || null,
    system: os.name || null,
    device: DEVICES[platform.type ?? ''] ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    current: String(_id) === sessionId,
  };
}
