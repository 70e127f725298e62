import { describe, expect, it } from 'vitest';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';

const api = await testApi();
const recruiter = (await asRecruiter(api)).client;

describe('an unreadable request gets a problem document', () => {
  it('for an address that cannot be decoded', async () => {
    const { status, body, headers } = await recruiter.get('/tasks/%zz');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'malformed_request', instance: expect.any(String) as string });
    expect(headers.get('content-type')).toMatch('application/problem+json');
  });

  it('for a deeply nested body', async () => {
    const nested = JSON.parse('{"a":'.repeat(3_000) + '1' + '}'.repeat(3_000)) as object;
    expect(await recruiter.refusal('POST', '/tasks', nested)).toBe('400 malformed_request');
  });

  it('for a body of another type, also without an expected body', async () => {
    for (const path of ['/tasks', '/auth/logout']) {
      const answer = await fetch(`${api.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${recruiter.token ?? ''}`, 'content-type': 'text/csv' },
        body: 'a;b',
      });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
  });
});
