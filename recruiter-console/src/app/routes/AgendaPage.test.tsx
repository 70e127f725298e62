import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp, SESSION } from '../../test/render';
import { Component } from './AgendaPage';

const API = 'http://localhost:3000/api/v1';
const LOTTE = { _id: SESSION.user._id, firstname: 'Lotte', name: 'Janssens' };
const gone = { status: 404, title: 'Not Found', code: 'not_found', type: 'about:blank', detail: '' };
testServer(
  http.get(`${API}/recruiters`, () => HttpResponse.json({ records: [LOTTE], totalCount: 1 })),
  http.get(`${API}/users/recruiters`, () => HttpResponse.json({ records: [LOTTE], totalCount: 1 })),
  http.get(`${API}/candidates/:id`, () => HttpResponse.json(gone, { status: 404 })),
  http.get(`${API}/calendar`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);

const show = (id: string) =>
  renderApp(null, `/agenda/${id}`, SESSION, [{ path: '/agenda/:candidateId', element: <Component /> }]);

it.each(['665f1c2e9b1d4a0012345699', 'nobody'])('leads back from the agenda of %s, who is nobody', async (id) => {
  await show(id);
  const link = await screen.findByRole('link', { name: 'Everybody’s agenda' });
  expect(link.getAttribute('href')).toBe('/agenda');
});

it('is that of a recruiter too, who can be left out again', async () => {
  await show(LOTTE._id);
  await screen.findByRole('button', { name: 'Leave out Lotte Janssens' });
  expect(document.title).toMatch(/^Agenda of Lotte Janssens/);
});
