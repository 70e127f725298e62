import type { PasskeyRecord } from '../users/user.record.js';
import type { PasskeyResponse } from './dto/passkey.dto.js';

export const presentPasskey = ({ _id, name, createdAt, lastUsedAt }: PasskeyRecord): PasskeyResponse => ({
  _id: String(_id),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
