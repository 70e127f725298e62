import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { parseMoment } from '@byline/web-kit/dates';
import { testServer } from '@byline/web-kit/test';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { BulkMailDto } from '../../../api';
import { schedulePresets } from '../../../lib/schedule-presets';
import { renderApp } from '../../../test/render';
import MailDialog from './MailDialog';

/** Recipients for whom the next preview finds an empty field. */
let unfilled: object[] = [];
let templates: object[] = [];
/** The number of requested previews. */
let previews = 0;

testServer(
  http.post('http://localhost:3000/api/v1/candidates/bulk/recipients', () =>
    HttpResponse.json({
      ...{ total: 2, archived: 0 },
      languages: [
        { language: 'nl', count: 1 },
        { language: 'fr', count: 1 },
      ],
    }),
  ),
  http.get('http://localhost:3000/api/v1/mailtemplates', () =>
    HttpResponse.json({ records: templates, totalCount: templates.length }),
  ),
  http.post('http://localhost:3000/api/v1/candidates/bulk/mail-preview', () => {
    previews += 1;
    const to = { name: 'Ilse Vermeulen', email: 'ilse@example.be' };
    return HttpResponse.json({
      total: 2,
      archived: 0,
      unfilledCandidates: unfilled,
      bad: 0,
      badRecipients: [],
      mails: [{ candidateId: 'c1', to, subject: 'A job, Ilse', message: '<p>Call me</p>' }],
    });
  }),
);

const sent: BulkMailDto[] = [];
/** True if the next mail is accepted. */
let taken = false;
beforeEach(() => {
  sent.length = 0;
  taken = false;
  unfilled = [];
  templates = [];
  previews = 0;
});

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Go</button>
      {open && (
        <MailDialog
          request={{ selection: { ids: ['c1', 'c2'] } }}
          count={2}
          onSend={(mail) => {
            sent.push(mail);
            return Promise.resolve(taken);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const press = async (text: string) => userEvent.click(await screen.findByText(text));
const subject = () => screen.findByLabelText<HTMLInputElement>(/^Subject/);

it('keeps the mail through a look at it, a refusal and another page; once it is taken, nothing of it stays', async () => {
  const { unmount } = await renderApp(<Screen />);
  await press('Go');
  await userEvent.click(await subject());
  await userEvent.paste('A job');
  await userEvent.click(await screen.findByLabelText('Message'));
  await userEvent.paste('Call me');
  await press('Preview');
  await screen.findByText('1 candidate (French) gets the mail in Dutch.');
  await press('Send 2 mails');
  await waitFor(() => expect(sent).toHaveLength(1));
  screen.getByText('A job, Ilse');
  await press('Back to writing');
  expect((await subject()).value).toBe('A job');
  await screen.findByText('Call me');
  expect(screen.queryByText(/restored/i)).toBeNull();
  await press('Preview');
  await screen.findByText('A job, Ilse');
  unmount();

  await renderApp(<Screen />);
  await press('Go');
  expect((await subject()).value).toBe('A job');
  await screen.findByText('Call me');
  screen.getByText(/restored/i);
  await press('Preview');
  taken = true;
  await press('Send 2 mails');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ subject: 'A job', message: '<p>Call me</p>', attachments: [], scheduledAt: null });
  await press('Go');
  expect((await subject()).value).toBe('');
});

it('is scheduled for a moment that is chosen often, as a mail to one is', async () => {
  taken = true;
  await renderApp(<Screen />);
  await press('Go');
  await userEvent.click(await subject());
  await userEvent.paste('A job');
  await userEvent.click(await screen.findByLabelText('Message'));
  await userEvent.paste('Call me');
  await press('Tomorrow 09:00');
  await press('Preview');
  await press('Schedule 2 mails');
  await waitFor(() => expect(sent.map((mail) => mail.scheduledAt)).toEqual([parseMoment(schedulePresets().tomorrow)]));
});

it('writes to each in their language, and names those for whom a field stays empty', async () => {
  taken = true;
  unfilled = [{ candidateId: 'c2', name: 'Luc Petit', fields: ['job'] }];
  await renderApp(<Screen />);
  await press('Go');
  await userEvent.click(await subject());
  await userEvent.paste('Een opdracht');
  await userEvent.click(await screen.findByLabelText('Message'));
  await userEvent.paste('Bel me');
  await press('French · 1');
  await screen.findByText('If you leave this empty, 1 candidate gets the mail in Dutch.');
  await userEvent.click(await subject());
  await userEvent.paste('Une mission');
  await press('Preview');
  // The message in French is missing, so its tab stays and says so.
  await screen.findByText(/At least/);
  await userEvent.click(await screen.findByLabelText('Message'));
  await userEvent.paste('Appelez-moi');
  await press('Preview');
  await screen.findByText('Luc Petit');
  expect(screen.getByText('Send 2 mails').closest('button')?.disabled).toBe(true);
  unfilled = [];
  await press('Back to writing');
  await press('Preview');
  await press('Send 2 mails');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    subject: 'Een opdracht',
    translations: [{ language: 'fr', subject: 'Une mission', message: '<p>Appelez-moi</p>' }],
  });
});

it('asks nothing on Escape, keeps the text as a draft, and opens no preview', async () => {
  await renderApp(<Screen />);
  await press('Go');
  await userEvent.type(await subject(), 'A job{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Go');
  expect((await subject()).value).toBe('A job');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Go');
  expect((await subject()).value).toBe('A job');
  expect(previews).toBe(0);
});

it('marks what is missing in each half-written language, and leads to one of them', async () => {
  await renderApp(<Screen />);
  await press('Go');
  await userEvent.click(await subject());
  await userEvent.paste('Een opdracht');
  await press('French · 1');
  await userEvent.click(await screen.findByLabelText('Message'));
  await userEvent.paste('Appelez-moi');
  await press('Preview');
  await screen.findByText('Required');
  await press('Dutch · 1');
  await screen.findByText('Required');
  await userEvent.click(await screen.findByLabelText('Message'));
  await userEvent.paste('Bel me');
  await press('Preview');
  await screen.findByText(/If you leave this empty/);
  await screen.findByText('Required');
  expect(previews).toBe(0);
});

it('gives each language the text of a template for its readers, and asks only before it replaces typed text', async () => {
  const template = (_id: string, languages: string[]) => ({
    ...{ _id, name: `Template ${_id}`, purpose: 'free', isDefault: false, version: 0 },
    attachments: [{ fileId: `file of ${_id}`, name: `Terms of ${_id}.pdf`, size: 38_000 }],
    texts: languages.map((language) => ({ language, subject: `${_id} ${language}`, message: '<p>Dag</p>' })),
  });
  templates = [template('a', ['nl']), template('b', ['nl', 'fr'])];
  const files = () =>
    within(screen.getByRole('list', { name: 'Attachments' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const choose = async (name: string) => {
    await press('Template');
    await press(name);
  };
  await renderApp(<Screen />);
  await press('Go');
  await subject();
  await choose('Template a');
  await screen.findByDisplayValue('a nl');
  await press('French · 1');
  await screen.findByDisplayValue('a nl');
  expect(files()).toEqual(['Terms of a.pdf38 kB']);
  await choose('Template b');
  await screen.findByDisplayValue('b fr');
  expect(files()).toEqual(['Terms of b.pdf38 kB']);
  await userEvent.type(await subject(), ' pour vous');
  await press('Dutch · 1');
  await screen.findByDisplayValue('b nl');
  await choose('Template a');
  await screen.findByText('Replace what you typed?');
  await press('Replace');
  await screen.findByDisplayValue('a nl');
  taken = true;
  await press('Preview');
  await press('Send 2 mails');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toMatchObject({ templateId: 'a', attachments: ['file of a'] });
});
