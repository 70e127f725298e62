import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import type { Diploma } from '../model';
import { DiplomaForm } from './DiplomaForm';

const server = testServer();
const MASTER = { _id: 'd1', version: 1, degree: 'Master', institute: 'UGent', from: 2011, to: 2015, country: 'BE' };

it('adds one that was removed on another device again, with what was typed', async () => {
  const added: unknown[] = [];
  server.use(
    http.patch(`${config.apiUrl}/candidates/diplomas/d1`, () => {
      const problem = { type: 't', status: 403, title: 'Forbidden', detail: '', code: 'forbidden' };
      return HttpResponse.json(problem, { status: 403, headers: { 'content-type': 'application/problem+json' } });
    }),
    http.post(`${config.apiUrl}/candidates/diplomas`, async ({ request }) => {
      added.push(await request.json());
      return HttpResponse.json({ ...MASTER, _id: 'd2' }, { status: 201 });
    }),
  );
  await renderApp(
    <DiplomaForm candidateId="c1" diploma={MASTER as unknown as Diploma} onDone={() => added.push('closed')} />,
  );
  await userEvent.type(screen.getByLabelText('Degree'), ' of translation{Enter}');
  await expect.poll(() => added).toHaveLength(2);
  expect(added).toMatchObject([{ degree: 'Master of translation', institute: 'UGent', from: 2011 }, 'closed']);
});
