import { config } from '@byline/web-kit/config';
import { LeaveGuard } from '@byline/web-kit/form';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import type { Candidate } from '../model';
import { Avatar } from './Avatar';

const server = testServer();
const WITHOUT = { _id: 'c1', firstname: 'Noor', name: 'De Witte', avatar: null } as Candidate;
const own = (path: string): string => `${config.apiUrl}/candidates/c1/${path}`;
const picture = () => new File(['x'], 'noor.png', { type: 'image/png' });
let answered: boolean;
let sent: number;

beforeEach(() => {
  answered = false;
  sent = 0;
  server.use(
    http.post(own('avatar'), () => {
      sent++;
      return answered ? HttpResponse.json({ file: {} }, { status: 201 }) : HttpResponse.error();
    }),
  );
});

async function fail(): Promise<void> {
  await renderApp(
    <LeaveGuard>
      <Avatar candidate={WITHOUT} />
    </LeaveGuard>,
  );
  await userEvent.upload(await screen.findByLabelText('Change your photo'), picture());
  await screen.findByText(/^We got no answer/);
  answered = true;
}

it('is sent again by a press where no answer came', async () => {
  await fail();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Photo saved')).toBeTruthy();
  expect(screen.queryByText(/^We got no answer/)).toBeNull();
});

it('is sent again by itself when the network is back, and leaving asks until then', async () => {
  await fail();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Photo saved')).toBeTruthy();
  expect(sent).toBe(2);
});

it('is told why it is no photo before it is sent, and is not tried again', async () => {
  await renderApp(<Avatar candidate={WITHOUT} />);
  const file = new File(['x'], 'cv.pdf', { type: 'application/pdf' });
  await userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText('Change your photo'), file);
  expect(await screen.findByText('Not a JPEG or PNG')).toBeTruthy();
  expect([sent, screen.queryByRole('button', { name: 'Try again' })]).toEqual([0, null]);
});

it('is taken away after a question', async () => {
  let removed = false;
  server.use(
    http.get(own('file/f1'), () => new HttpResponse('x', { headers: { 'content-type': 'image/webp' } })),
    http.delete(own('file/f1'), () => {
      removed = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp(<Avatar candidate={{ ...WITHOUT, avatar: 'f1' }} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove your photo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Photo removed')).toBeTruthy();
  expect(removed).toBe(true);
});
