import { isRecruiter } from '../../common/auth/principal.js';
import type { Config } from '../../config/config.js';
import type { UserRecord } from '../users/user.record.js';

type Reader = Pick<UserRecord, 'language'> & Partial<Pick<UserRecord, 'roles'>>;

/** The account page of a user; that of staff is in the console. */
export const accountPage = (config: Config, user: Pick<UserRecord, 'roles' | 'language'>): string =>
  `${isRecruiter(user) ? config.CONSOLE_URL : config.PORTAL_URL}/account?lang=${user.language}`;

/** A page of the portal, in the reader's language. From there, staff return to the console. */
export const portalPage = (config: Config, path: string, { language, roles = [] }: Reader): string =>
  `${config.PORTAL_URL}/${path}?lang=${language}${isRecruiter({ roles }) ? '&for=console' : ''}`;
