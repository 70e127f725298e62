import { useSessionExpired } from '@byline/web-kit/session';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import FollowChanges from './FollowChanges';

const ended = { type: 'x', status: 401, title: 'Unauthorized', detail: '', code: 'session_expired' };
testServer(http.get('http://localhost:3000/api/v1/changes', () => HttpResponse.json(ended, { status: 401 })));

const Ended = () => <p>{useSessionExpired() ? 'ended' : 'open'}</p>;

it('ends the session as soon as the live connection is refused, and keeps what was typed', async () => {
  localStorage.setItem('byline.draft.665f1c2e9b1d4a0012345678.note', '{}');
  await renderApp(
    <>
      <FollowChanges />
      <Ended />
    </>,
  );
  await screen.findByText('ended');
  expect(localStorage.getItem('byline.session')).toBe('ended');
  expect(localStorage.getItem('byline.draft.665f1c2e9b1d4a0012345678.note')).toBe('{}');
});
