import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEmail } from '../factories/emails.js';
import { asRecruiter } from '../factories/users.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ REDIS_URL: 'redis://127.0.0.1:1' });
});
afterAll(() => api.close());

it('takes a mail while Redis is away', async () => {
  const { client } = await asRecruiter(api);
  expect(await writeEmail(api, client)).toMatchObject({ status: 'scheduled' });
});
