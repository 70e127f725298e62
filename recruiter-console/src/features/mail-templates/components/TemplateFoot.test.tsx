import { testServer } from '@byline/web-kit/test';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { renderApp } from '../../../test/render';
import { messageKey, subjectKey } from '../model';
import { TemplateFoot } from './TemplateFoot';

const API = 'http://localhost:3000/api/v1/mailtemplates/t1';
const sent: unknown[] = [];
testServer(
  http.get(`${API}/uses`, () => HttpResponse.json({ count: 0, lastAt: null, lastBy: null })),
  http.post(`${API}/test`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({}, { status: 202 });
  }),
);

it('sends one test for quick clicks, also after the first has left', async () => {
  const values = { [subjectKey('en')]: 'Hello', [messageKey('en')]: '<p>Good morning to you</p>' };
  const autosave = { values, flush: () => Promise.resolve(true) } as unknown as Autosave;
  const screen = await renderApp(<TemplateFoot id="t1" autosave={autosave} language="en" candidateId={null} />);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await screen.findByText(/test/i, { selector: '[role=status] *' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(sent).toEqual([{ language: 'en' }]);
});
