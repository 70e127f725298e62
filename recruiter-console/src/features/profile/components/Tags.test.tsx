import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { CandidateResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { Tags } from './Tags';

const ADDRESS = 'http://localhost:3000/api/v1/candidates/c1';
const tag = (_id: string) => ({ _id, label: _id });
const candidate = (version: number, ...tags: string[]) =>
  ({ _id: 'c1', version, candidatetags: tags.map(tag) }) as CandidateResponse;
/** The server's state. A colleague adds a tag while the notice offers undo. */
let held = candidate(1, 'sworn', 'trados');
const asked: unknown[] = [];
testServer(
  http.patch(ADDRESS, async ({ request }) => {
    const { version, tags } = (await request.json()) as { version: number; tags: string[] };
    if (version !== held.version) {
      const problem = { type: 't', status: 409, title: 'Conflict', detail: 'd', code: 'stale_version' };
      return HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    }
    asked.push(tags);
    held = candidate(version + 1, ...tags);
    return HttpResponse.json(held);
  }),
  http.get(ADDRESS, () => HttpResponse.json(held)),
  http.get('http://localhost:3000/api/v1/*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

it('gives a tag back that was taken off, and leaves what a colleague added meanwhile', async () => {
  const user = userEvent.setup();
  const screen = await renderApp(<Tags candidate={held} />);
  await user.click(screen.getByRole('button', { name: /Tag$/ }));
  await user.click(screen.getByRole('button', { name: /trados/ }));
  await screen.findByText('Tag trados taken off');
  held = candidate(9, 'sworn', 'night shifts');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => asked).toEqual([['sworn'], ['sworn', 'night shifts', 'trados']]);
});
