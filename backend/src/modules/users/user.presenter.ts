import { TOKEN_MINUTES } from '@byline/shared-types/domain';
import type { UserDto } from './dto/user.dto.js';
import type { UserRecord } from './user.schema.js';

export const presentUser = (user: UserRecord): UserDto => ({
  _id: String(user._id),
  email: user.email,
  firstname: user.firstname,
  name: user.name,
  language: user.language,
  function: user.function,
  roles: user.roles,
  candidateId: user.candidateId ? String(user.candidateId) : null,
  twofactorEnabled: user.twofactorEnabled,
  tokenExpiresMinutes: user.tokenExpiresMinutes ?? TOKEN_MINUTES.default,
});
