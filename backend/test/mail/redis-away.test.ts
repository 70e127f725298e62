import { expect, it } from 'vitest';
import { writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { testApi } from '../support/api.js';

const api = await testApi({ REDIS_URL: 'redis://127.0.0.1:1' });

it('accepts a mail while Redis is away', async () => {
  const { client } = await asRecruiter(api);
  expect(await writeEmail(api, client)).toMatchObject({ status: 'scheduled' });
});
