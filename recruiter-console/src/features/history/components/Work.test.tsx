import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ExperienceResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { Work } from './Work';

const API = 'http://localhost:3000/api/v1';
const ID = '665f1c2e9b1d4a0012345600';
const work = { _id: 'w1', function: 'Translator', company: 'Kustbank', from: '2019-01-01', to: null, version: 1 };
const records = [work, { ...work, _id: 'w2', function: 'Editor' }] as unknown as ExperienceResponse[];
testServer(
  http.get(`${API}/candidates/experience`, () => HttpResponse.json({ records, totalCount: 2 })),
  http.get(`${API}/candidates/${ID}`, () => HttpResponse.json({ _id: ID, firstname: 'Noor', name: 'Dewitte' })),
);

const show = () => renderApp(<Work candidateId={ID} />, `/candidates/${ID}/work`);
const company = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Company/ });

it.each([['Add work experience'], ['Edit Editor']])(
  'shows the form of "%s" with what was typed again after a reload',
  async (open) => {
    const page = await show();
    await userEvent.click(await screen.findByRole('button', { name: open }));
    await userEvent.type(await company(), ' Rhythm');
    page.unmount();
    await show();
    expect((await company()).value).toContain('Rhythm');
    // A form that is back at its saved values stays open, so that the user can go on typing.
    await userEvent.clear(await company());
    expect((await company()).value).toBe('');
  },
);
