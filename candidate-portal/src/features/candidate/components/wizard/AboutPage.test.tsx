import { config } from '@byline/web-kit/config';
import { testServer, wholeCandidate } from '@byline/web-kit/test';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render';
import { offerValues, personalValues } from '../../form-values';
import type { Candidate } from '../../model';
import { AboutPage } from './AboutPage';

const server = testServer();
const READ = { ...(wholeCandidate as unknown as Candidate), version: 1 };
const address = `${config.apiUrl}/candidates/${READ._id}`;

it('shows both versions of a field of an earlier page, and saves the chosen one', async () => {
  const user = userEvent.setup();
  const sent: object[] = [];
  const theirs = { ...READ, version: 2, street: 'Markt' };
  server.use(
    http.get(`${config.apiUrl}/users/me/intended-jobs`, () => HttpResponse.json({ records: [], totalCount: 0 })),
    http.get(address, () => HttpResponse.json(theirs)),
    http.patch(address, async ({ request }) => {
      const change = (await request.json()) as { version: number };
      sent.push(change);
      const problem = { type: 't', status: 409, title: 'Conflict', detail: '', code: 'stale_version' };
      const headers = { 'content-type': 'application/problem+json' };
      return change.version === 2
        ? HttpResponse.json({ ...theirs, ...change })
        : HttpResponse.json(problem, { status: 409, headers });
    }),
  );
  const page = (
    <AboutPage
      candidate={READ}
      personal={{ ...personalValues(READ), street: 'Kouter' }}
      offer={offerValues(READ)}
      state={{ step: 2, candidateId: READ._id, language: 'en' }}
      parts={{
        cv: () => null,
        fromCv: () => null,
        fileCount: 1,
        portfolio: null,
        experience: null,
        diplomas: null,
        sent: () => null,
        publicPage: null,
        jobs: null,
      }}
    />
  );
  await renderApp(page);
  const top = screen.getByLabelText('Top project');
  await user.clear(top);
  await user.type(top, 'A guide for hikers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Street: The other version');
  screen.getByText('Markt');
  expect(screen.queryByText(/409/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use this one' }));
  screen.getByText('Kouter');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Top project').value).toBe('A guide for hikers');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 2, candidateInfo: { topProject: 'A guide for hikers' } });
});
