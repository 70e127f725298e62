import { describe, expect, it } from 'vitest';
import type { Problem } from '@byline/shared-types/domain';
import { asCandidate } from './factories/accounts.js';
import { writeEmail } from './factories/emails.js';
import { form } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import type { Client } from './support/client.js';

const FILES = 3;
const BYTES = 1_000;
const UPLOADS = 8;

const api = await testApi({
  CANDIDATE_FILES: String(FILES),
  CANDIDATE_FILE_BYTES: String(BYTES),
  UPLOADS_PER_MINUTE: String(UPLOADS),
});

/** A PDF of so many bytes. */
const pdf = (size = 100): FormData => form(Buffer.from('%PDF-1.4\n'.padEnd(size, '%')), 'cv.pdf');
const countOf = (statuses: number[], status: number): number => statuses.filter((one) => one === status).length;
const send = async (client: Client, path: string, body = pdf()): Promise<number> =>
  (await client.request('POST', path, body)).status;

describe('the files of one candidate', () => {
  it('are limited in number, also for simultaneous uploads, by every user', async () => {
    const { client, candidateId } = await asCandidate(api);
    const { client: recruiter } = await asRecruiter(api);
    const path = `/candidates/${candidateId}/file`;
    const statuses = await Promise.all([client, client, client, recruiter, recruiter].map((who) => send(who, path)));
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([FILES, 2]);
    const problem = await client.problem('POST', path, pdf());
    expect(problem).toMatchObject({ code: 'quota_reached', left: { files: 0, bytes: BYTES - FILES * 100 } });
    const records = await client.records<{ _id: string }>('/files');
    expect(records).toHaveLength(FILES);
    await client.delete(`/files/${records[0]?._id ?? ''}`);
    expect(await send(client, path)).toBe(201);
  });

  it('leave out the attachments of mails to the candidate', async () => {
    const { candidateId } = await asCandidate(api);
    const { client } = await asRecruiter(api);
    const path = `/candidates/${candidateId}/file`;
    expect(await send(client, path, pdf(900))).toBe(201);
    const [cv] = await client.ids(`/files?filter[candidateId]=${candidateId}`);
    await writeEmail(api, client, { candidateId, attachments: [cv ?? ''] });
    expect(await send(client, path, pdf(100))).toBe(201);
  });

  it('are limited in bytes, and the answer has the rest', async () => {
    const { client, candidateId } = await asCandidate(api);
    const path = `/candidates/${candidateId}/file/portfolio`;
    expect(await send(client, path, pdf(900))).toBe(201);
    const problem = await client.problem('POST', path, pdf(101));
    expect(problem).toMatchObject({ status: 409, left: { files: FILES - 1, bytes: 100 } });
    expect(problem.detail).toContain('2 files and 100 bytes are left');
    expect(await send(client, path, pdf(100))).toBe(201);
  });
});

describe('uploads', () => {
  it('are limited a minute, for each user', async () => {
    const { client, candidateId } = await asCandidate(api);
    const path = `/candidates/${candidateId}/file`;
    expect(countOf(await Promise.all(Array.from({ length: UPLOADS + 2 }, () => send(client, path))), 429)).toBe(2);
    const { body, headers } = await client.request('POST', path, pdf());
    expect((body as Problem).code).toBe('too_many_requests');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await send((await asRecruiter(api)).client, path)).toBe(409);
  });
});
