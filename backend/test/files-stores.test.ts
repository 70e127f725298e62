import { MAX_FILE_BYTES } from '@byline/shared-types/domain';
import type { Model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileResponse, UploadedFileResponse } from '../src/modules/files/dto/file.dto.js';
import { FileBytes } from '../src/modules/files/file-bytes.js';
import type { FileRecord } from '../src/modules/files/file.record.js';
import { MissingBytes } from '../src/modules/files/store/file-store.js';
import { asCandidate } from './factories/accounts.js';
import { form, pdf, pdfOfSize, png } from './factories/uploads.js';
import { asRecruiter } from './factories/users.js';
import { startApi, type TestApi } from './support/api.js';
import type { Client } from './support/client.js';
import { storeNames, testStores, type TestStore } from './support/stores.js';
import { until } from './support/until.js';

describe.each(storeNames)('files kept in %s', (name) => {
  let test: TestStore;
  let api: TestApi;
  let recruiter: Client;
  let candidate: Client;
  let id: string;
  beforeAll(async () => {
    test = await testStores[name]();
    api = await startApi({ ...test.env, LOG_LEVEL: 'silent' });
    recruiter = (await asRecruiter(api)).client;
  });
  beforeEach(async () => {
    const made = await asCandidate(api);
    candidate = made.client;
    id = made.candidateId;
  });
  afterAll(async () => {
    await api.close();
    await test.close();
  });

  const records = (): Model<FileRecord> => api.model('File');
  const deletions = (): Model<{ storageKey: string }> => api.model('FileDeletion');
  const upload = async (bytes: Buffer, path = 'file', as = 'cv.pdf'): Promise<FileResponse> => {
    const answer = await candidate.create<UploadedFileResponse>(`/candidates/${id}/${path}`, form(bytes, as));
    return answer.file;
  };
  const pathOf = ({ _id }: FileResponse): string => `/candidates/${id}/file/${_id}`;
  const download = async (file: FileResponse): Promise<Buffer> => (await candidate.get<Buffer>(pathOf(file))).body;
  const keyOf = async ({ _id }: FileResponse): Promise<string> =>
    (await records().findById(_id).orFail().lean<FileRecord>()).storageKey;
  const isKept = (key: string): Promise<boolean> =>
    test.store.get(key).then(
      (stream) => Boolean(stream.destroy()),
      (error: unknown) => {
        if (error instanceof MissingBytes) return false;
        throw error;
      },
    );

  it('come back byte for byte, also of the maximum size', async () => {
    for (const bytes of [await pdf(), await pdfOfSize(MAX_FILE_BYTES)]) {
      const file = await upload(bytes);
      expect(await isKept(await keyOf(file))).toBe(true);
      expect(Buffer.compare(await download(file), bytes)).toBe(0);
    }
  });

  it('are removed with their record, their replacement and their person', async () => {
    const photo = await keyOf(await upload(await png(), 'avatar', 'me.png'));
    const cv = await upload(await pdf());
    const cvKey = await keyOf(cv);
    await candidate.delete(pathOf(cv));
    await until('the bytes of the file are gone', async () => !(await isKept(cvKey)));
    const second = await keyOf(await upload(await png(), 'avatar', 'me again.png'));
    await until('the bytes of the photo before are gone', async () => !(await isKept(photo)));
    const piece = await keyOf(await upload(await pdf(), 'file/portfolio'));
    expect(await Promise.all([isKept(second), isKept(piece)])).toEqual([true, true]);
    expect((await recruiter.delete(`/candidates/${id}`)).status).toBe(204);
    await until('nothing of the person is left', async () => !(await isKept(second)) && !(await isKept(piece)));
  });

  it('are a 404 when the bytes of a record are gone', async () => {
    const file = await upload(await pdf());
    await test.store.delete(await keyOf(file));
    expect(await candidate.refusal('GET', pathOf(file))).toBe('404 not_found');
  });

  describe('during a failure of the store', () => {
    const unavailable = { status: 503, code: 'unavailable' };

    it('are asked for again later: no upload leaves half a record', async () => {
      const file = await upload(await pdf());
      const before = await deletions().countDocuments();
      await test.breakDown();
      try {
        const refused = await candidate.problem('POST', `/candidates/${id}/file`, form(await pdf(), 'late.pdf'));
        expect(refused).toMatchObject(unavailable);
        expect(await candidate.problem('GET', pathOf(file))).toMatchObject(unavailable);
        expect(await records().countDocuments({ originalname: 'late.pdf' })).toBe(0);
        // The sweeper's list has the bytes that the store may have taken anyway.
        expect(await deletions().countDocuments()).toBe(before + 1);
      } finally {
        await test.repair();
      }
      expect(Buffer.compare(await download(file), await download(file))).toBe(0);
      expect((await upload(await pdf(), 'file', 'late.pdf')).name).toBe('late.pdf');
    });

    it('are deleted at once, and their bytes after the failure', async () => {
      const file = await upload(await pdf());
      const key = await keyOf(file);
      await test.breakDown();
      try {
        expect((await candidate.delete(pathOf(file))).status).toBe(204);
        expect((await recruiter.get(pathOf(file))).status).toBe(404);
        await expect(api.app.get(FileBytes).sweep()).rejects.toThrow();
      } finally {
        await test.repair();
      }
      await api.app.get(FileBytes).sweep();
      expect(await isKept(key)).toBe(false);
      expect(await deletions().countDocuments({ storageKey: key })).toBe(0);
    });
  });
});
