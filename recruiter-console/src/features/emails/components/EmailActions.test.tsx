import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { EmailResponse } from '../../../api';
import { renderApp, SESSION } from '../../../test/render';
import { EmailActions } from './EmailActions';

const taken: string[] = [];
testServer(
  http.post('http://localhost:3000/api/v1/emails/:id/takeover', ({ params }) => {
    taken.push(String(params.id));
    return HttpResponse.json({ _id: params.id });
  }),
);

const mail = (createdBy: string, status: EmailResponse['status'] = 'scheduled') =>
  ({
    _id: 'm1',
    createdBy,
    status,
    subject: 'Hello',
    from: { name: 'Karim', email: 'talent@byline.example' },
  }) as EmailResponse;
const show = (email: EmailResponse, session: Parameters<typeof renderApp>[2] = SESSION) =>
  renderApp(
    <div>
      <EmailActions email={email} onEdit={() => undefined} />
    </div>,
    '/',
    session,
  );

it('offers the sender to edit or withdraw it', async () => {
  const screen = await show(mail(SESSION.user._id));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel sending', 'Edit']);
});

it('offers a colleague nothing, and says whose mail it is', async () => {
  const screen = await show(mail('karim', 'failed'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Only Karim can change this mail')).toBeTruthy();
});

it('offers a super-admin to take it over, after a question', async () => {
  const user = { ...SESSION.user, roles: ['recruiter' as const, 'super-admin' as const] };
  const screen = await show(mail('karim'), { ...SESSION, user });
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await screen.findByText('Take over the mail of Karim?');
  const [, confirm] = screen.getAllByRole('button', { name: 'Take over', hidden: true });
  if (confirm) await userEvent.click(confirm);
  await expect.poll(() => taken).toEqual(['m1']);
});
