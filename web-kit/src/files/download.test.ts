import { configureApi } from '../api';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it, vi } from 'vitest';
import { saveFile } from '.';
import { statusOf } from '../problems';
import { testServer } from '../test';

const FILE = '/candidates/1/file/2';
testServer(
  http.get(`*${FILE}`, () => HttpResponse.text('the bytes')),
  http.get('*/gone', () =>
    HttpResponse.json({ status: 404, title: 'Not Found', detail: '', code: 'not_found' }, { status: 404 }),
  ),
);
beforeAll(() => {
  configureApi({
    baseUrl: 'http://localhost:3000',
    getToken: () => null,
    onSessionEnded: () => Promise.resolve(false),
  });
});

it('gives the address back only when the browser has had time to read it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  await saveFile(FILE, 'cv.pdf');
  vi.advanceTimersByTime(1_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledOnce();
});

it('tells how much is there, and answers the name it is saved under', async () => {
  const counts: number[] = [];
  expect(await saveFile(FILE, 'a/b.xlsx', { onBytes: (bytes) => counts.push(bytes) })).toBe('a_b.xlsx');
  expect(counts.at(-1)).toBe('the bytes'.length);
});

it('throws what the API said', async () => {
  await expect(saveFile('/gone', 'cv.pdf')).rejects.toSatisfy((error) => statusOf(error) === 404);
});
