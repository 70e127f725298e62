import { isRecruiter } from '../../common/auth/principal.js';
import type { Config } from '../../config/config.js';
import type { UserRecord } from '../users/user.record.js';

/** The account page of a user; that of staff is in the console. */
export const accountPage = (config: Config, user: Pick<UserRecord, 'roles' | 'language'>): string =>
  `${isRecruiter(user) ? config.CONSOLE_URL : config.PORTAL_URL}/account?lang=${user.language}`;
