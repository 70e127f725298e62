import { configureApi } from '../api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { saveFile } from '.';
import { statusOf } from '../problems';

const FILE = '/candidates/1/file/2';
const server = setupServer(
  http.get(`*${FILE}`, () => HttpResponse.text('the bytes')),
  http.get('*/gone', () =>
    HttpResponse.json({ status: 404, title: 'Not Found', detail: '', code: 'not_found' }, { status: 404 }),
  ),
);
beforeAll(() => {
  configureApi({ baseUrl: 'http://localhost:3000', getToken: () => null, onSessionEnded: () => undefined });
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server.close());

it('gives the address back only when the browser has had time to read it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  await saveFile(FILE, 'cv.pdf');
  vi.advanceTimersByTime(1_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('throws what the API said', async () => {
  await expect(saveFile('/gone', 'cv.pdf')).rejects.toSatisfy((error) => statusOf(error) === 404);
});
