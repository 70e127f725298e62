import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useWriteMail, type MailTo } from '../../components/mail/write-mail-context';
import { renderApp } from '../../test/render';
import { MailWriter } from './MailWriter';

const API = 'http://localhost:3000/api/v1';
const sent: { subject: string; message: string }[] = [];
const asked: string[] = [];
let templates: object[] = [];
/** True if the server refuses the next mail because of a field that stays empty. */
let refuses = false;
beforeEach(() => {
  sent.length = 0;
  asked.length = 0;
  templates = [];
  refuses = false;
});
const template = (_id: string, purpose: string, isDefault: boolean, subject: string) => ({
  ...{ _id, name: `Template ${_id}`, purpose, isDefault, version: 0 },
  attachments: [],
  texts: [{ language: 'nl', subject, message: '<p>Dag {{firstname}}, {{appointment}}</p>' }],
});

testServer(
  http.get(`${API}/candidates/c1`, () =>
    HttpResponse.json({ _id: 'c1', firstname: 'Ilse', name: 'Vermeulen', email: 'ilse@example.be', language: 'fr' }),
  ),
  http.get(`${API}/mailtemplates`, () => HttpResponse.json({ records: templates, totalCount: templates.length })),
  http.get(`${API}/candidates/c1/mailfields`, ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ firstname: 'Ilse', appointment: null });
  }),
  http.post(`${API}/emails`, async ({ request }) => {
    sent.push((await request.json()) as (typeof sent)[number]);
    const problem = { status: 409, title: 'Conflict', code: 'mail_field_empty', detail: '', records: ['c1'] };
    if (refuses) return HttpResponse.json(problem, { status: 409 });
    return HttpResponse.json({ data: { _id: 'm1' } }, { status: 201 });
  }),
);

function Go({ mail }: { mail: MailTo }) {
  const write = useWriteMail();
  return (
    <div>
      <button onClick={() => write(mail)}>Go</button>
      <button onClick={() => write({ ...mail, purpose: 'invitation' })}>Invite</button>
      <p data-testid="address">{useLocation().search}</p>
    </div>
  );
}
const show = (mail: Partial<MailTo> = {}) =>
  renderApp(
    <MailWriter>
      <Go mail={{ candidateId: 'c1', ...mail }} />
    </MailWriter>,
    '/?tab=notes',
  );

it('keeps what was typed when it is closed, sends, and leaves the address as it was', async () => {
  const screen = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'A job');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go', hidden: true }));
  await screen.findByDisplayValue('A job');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.keyboard('Call me');
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  expect(await screen.findByText(/Mail on its way/)).toBeTruthy();
  expect(sent).toMatchObject([
    { candidateId: 'c1', to: { name: 'Ilse Vermeulen', email: 'ilse@example.be' }, subject: 'A job' },
  ]);
  expect(screen.getByTestId('address').textContent).toBe('?tab=notes');
});

it('begins with the default of its purpose, in the language there is, and leaves what it cannot fill as a field', async () => {
  templates = [template('a', 'invitation', true, 'Uitnodiging'), template('b', 'free', true, 'Vrij')];
  const screen = await show({ purpose: 'invitation', appointmentId: 'i1' });
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByDisplayValue('Uitnodiging');
  expect(asked[0]).toBe('?language=nl&appointmentId=i1');
  // The editor hides the braces, and names the field, for a screen reader.
  expect((await screen.findByRole('img', { name: 'Next appointment' })).textContent).toBe('appointment');
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.message).toBe('<p>Dag Ilse, {{appointment}}</p>');
});

it('takes a template over an untouched text at once, and over a typed one after a question', async () => {
  templates = [template('a', 'invitation', true, 'Uitnodiging'), template('b', 'free', false, 'Vrij')];
  const screen = await show({ purpose: 'invitation' });
  const choose = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Template' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  const subject = await screen.findByDisplayValue('Uitnodiging');
  await choose(/Template b/);
  await screen.findByDisplayValue('Vrij');
  await userEvent.type(subject, ', Ilse');
  await choose(/Template a/);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByDisplayValue('Vrij, Ilse');
  await choose(/Template a/);
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  await screen.findByDisplayValue('Uitnodiging');
});

it('asks nothing on Escape and Cancel, keeps the text as a draft of its purpose, and sends nothing', async () => {
  const screen = await show();
  const isClosed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'A job');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste('Call me');
  await screen.findByText('Call me');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByDisplayValue('A job');
  await screen.findByText('Call me');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByDisplayValue('A job');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('textbox', { name: /^Subject/ })).toMatchObject({ value: '' });
  expect(sent).toEqual([]);
});

it('keeps no draft of a template in which nothing was typed', async () => {
  templates = [template('a', 'invitation', true, 'Uitnodiging'), template('b', 'free', false, 'Vrij')];
  const screen = await show({ purpose: 'invitation' });
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  const subject = await screen.findByDisplayValue('Uitnodiging');
  await userEvent.click(await screen.findByRole('button', { name: 'Template' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Template b/ }));
  await screen.findByDisplayValue('Vrij');
  await userEvent.type(subject, '{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByDisplayValue('Uitnodiging');
  expect(screen.queryByText(/restored/i)).toBeNull();
});

it('names the fields that cannot be filled before it is sent and after a refusal, until they are gone', async () => {
  refuses = true;
  templates = [template('a', 'free', true, 'Vrij')];
  const screen = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByText('A field cannot be filled for 1 candidate: nothing is sent');
  screen.getByText('Ilse Vermeulen', { selector: 'li *' });
  screen.getByText('Next appointment');
  const subject = screen.getByRole('textbox', { name: /^Subject/ });
  await userEvent.click(subject);
  await userEvent.paste(' {{job}}');
  await screen.findByText('Job, Next appointment');
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }));
  await expect.poll(() => sent).toHaveLength(1);
  await expect.poll(() => asked).toHaveLength(3);
  expect(screen.queryByText(/409/)).toBeNull();
  await userEvent.clear(subject);
  await userEvent.paste('Vrij {{job|deze opdracht}}');
  expect(document.getElementById(subject.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /Vrij Job \| deze opdracht$/,
  );
  await screen.findByText('Next appointment');
});
