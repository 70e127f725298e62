import type { INestApplicationContext } from '@nestjs/common';
import { toLanguage, type Role } from '@byline/shared-types/domain';
import { isEmail } from 'class-validator';
import { Transactions } from '../common/mongo/transactions.js';
import { UsersService } from '../modules/users/users.service.js';

export interface RecruiterOptions {
  email?: string | undefined;
  firstname?: string | undefined;
  name?: string | undefined;
  language?: string | undefined;
  superAdmin?: boolean | undefined;
}

/**
 * Creates a recruiter without a password; the owner of the address sets one by a password reset. Only the first
 * recruiter needs this: recruiters create the others in the console.
 */
export async function createRecruiter(app: INestApplicationContext, options: RecruiterOptions): Promise<string> {
  const { email = '', firstname = '', name = '', language = 'en', superAdmin = false } = options;
  if (!isEmail(email)) throw new Error('--email must be an address');
  if (firstname === '' || name === '') throw new Error('--firstname and --name must be given');
  if (toLanguage(language) !== language) throw new Error('--language must be nl, fr or en');
  const users = app.get(UsersService, { strict: false });
  if (await users.findByEmail(email)) throw new Error(`there is a user ${email} already`);
  const roles: Role[] = superAdmin ? ['recruiter', 'super-admin'] : ['recruiter'];
  const user = await app
    .get(Transactions, { strict: false })
    .run((session) => users.create({ email, firstname, name, language, roles }, session));
  return user.email;
}
