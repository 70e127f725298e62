import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { CandidateResponse } from '../../api';
import { renderApp } from '../../test/render';
import { usePublicChoices } from './usePublicChoices';

const server = testServer();
const OPENED = { _id: 'c1', version: 1, publicEnabled: true, publicHidden: [], publicSearchable: false };
const address = `${config.apiUrl}/candidates/c1`;

function Blocks() {
  const [{ publicHidden }, change] = usePublicChoices(OPENED as unknown as CandidateResponse);
  return (
    <>
      <p>Hidden: {publicHidden.join(', ')}</p>
      <button onClick={() => change((now) => ({ publicHidden: [...now.publicHidden, 'photo'] }))}>
        Hide the photo
      </button>
    </>
  );
}

it('keeps what was hidden on another device since', async () => {
  let stored: object = { ...OPENED, version: 2, publicHidden: ['skills'] };
  server.use(
    http.get(address, () => HttpResponse.json(stored)),
    http.patch(address, async ({ request }) => {
      const sent = (await request.json()) as { version?: number };
      if (sent.version === 1) {
        const problem = { type: 't', status: 409, title: 'Conflict', detail: '', code: 'stale_version' };
        return HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
      }
      stored = { ...stored, ...sent, version: 3 };
      return HttpResponse.json(stored);
    }),
  );
  await renderApp(<Blocks />);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the photo' }));
  await waitFor(() => expect(stored).toMatchObject({ version: 3, publicHidden: ['skills', 'photo'] }));
  expect(await screen.findByText('Hidden: skills, photo')).toBeTruthy();
});
