import { testServer } from '@byline/web-kit/test';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { Form } from '../../../components/ui/fields/Form';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { renderApp } from '../../../test/render';
import { newEmail, type EmailValues } from '../model';
import { emailSchema } from '../schema';
import { useFileDrops, useTakeFiles } from '../../../lib/file-drops';
import { MailAttachments } from '../../../components/mail/MailAttachments';

const API = 'http://localhost:3000/api/v1';
const file = (_id: string, name: string, more: object = {}) => ({
  ...{ _id, name, size: 2_000_000, kind: 'cv', hidden: false, ...more },
});
/** Ends the upload that is on its way. */
let arrive: () => void = () => undefined;
testServer(
  http.get(`${API}/candidates/c1`, () =>
    HttpResponse.json({
      _id: 'c1',
      candidatefiles: [
        file('f1', 'CV.pdf'),
        file('f2', 'Private.pdf', { hidden: true }),
        file('f3', 'Photo', { kind: 'avatar' }),
      ],
    }),
  ),
  http.get(`${API}/libraryfiles`, () =>
    HttpResponse.json({ totalCount: 1, records: [{ _id: 'l1', name: 'Terms.pdf', size: 38_000 }] }),
  ),
  http.post(`${API}/files`, async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return HttpResponse.json({ data: file('f4', 'Contract.pdf', { kind: 'attachment' }) }, { status: 201 });
  }),
);

const sent = vi.fn<(attachments: string[]) => void>();
beforeEach(() => sent.mockReset());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const show = () =>
  renderApp(
    <Form<EmailValues>
      initialValues={{ ...newEmail({ name: 'Noor', email: 'noor@dewitte.example' }), subject: 'Hello', message: 'Hi!' }}
      schema={emailSchema}
      onSubmit={({ attachments }) => {
        sent(attachments.map(({ fileId }) => fileId));
        return Promise.resolve();
      }}
    >
      <MailAttachments candidateId="c1" />
      <button type="submit">Send it</button>
    </Form>,
  );

it('offers the files of the agency and the visible ones of the candidate, each once, and takes one out again', async () => {
  await show();
  await press('Add attachment');
  const menu = await screen.findByRole('menu', { name: 'Add attachment' });
  await within(menu).findByRole('menuitem', { name: /CV\.pdf/ });
  await within(menu).findByRole('menuitem', { name: /Terms\.pdf/ });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Upload…', 'Terms.pdf38 kB', 'CV.pdf2 MB']);
  await userEvent.keyboard('{End}{Enter}');
  expect((await screen.findByRole('listitem')).textContent).toBe('CV.pdf2 MB');
  await press('Add attachment');
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await press('Send it');
  await press('Do not attach CV.pdf');
  await press('Send it');
  expect(sent.mock.calls).toEqual([[['f1']], [[]]]);
});

it('uploads a file, which the mail waits for, and says why another cannot come', async () => {
  await show();
  const input = screen.getByLabelText('Add attachment', { selector: 'input' });
  await userEvent.upload(input, pdf('Contract.pdf'));
  expect((await screen.findByRole('listitem')).textContent).toBe('Contract.pdfUploading…');
  await press('Send it');
  expect(await screen.findByText('Wait until the attachments are uploaded')).not.toBeNull();
  arrive();
  expect(await screen.findByRole('button', { name: 'Do not attach Contract.pdf' })).not.toBeNull();
  await press('Send it');
  expect(sent.mock.calls).toEqual([[['f4']]]);
  await userEvent.upload(input, pdf('Film.pdf', 10_000_001));
  expect(await screen.findByText(/10\.1 MB/)).not.toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

function Page({ onFiles }: { onFiles: (files: File[]) => void }) {
  useFileDrops();
  useTakeFiles(onFiles);
  return (
    <>
      <h1>Noor</h1>
      <div role="dialog">
        <Form<EmailValues>
          initialValues={newEmail({ name: 'Noor', email: 'noor@dewitte.example' })}
          schema={emailSchema}
          onSubmit={() => Promise.resolve()}
        >
          <p>Dear Noor</p>
          <RichTextField name="message" label="Message" />
          <MailAttachments candidateId="c1" />
        </Form>
      </div>
    </>
  );
}

it('attaches a file that is dropped on the mail, and leaves one beside it to the page', async () => {
  const taken = vi.fn<(names: string[]) => void>();
  await renderApp(<Page onFiles={(files) => taken(files.map(({ name }) => name))} />);
  const drop = (target: HTMLElement, name: string): void => {
    fireEvent(target, createEvent.drop(target, { dataTransfer: { types: ['Files'], files: [pdf(name)] } }));
  };
  drop(screen.getByText('Dear Noor'), 'Contract.pdf');
  expect((await screen.findByRole('listitem')).textContent).toBe('Contract.pdfUploading…');
  expect(taken).not.toHaveBeenCalled();
  drop(screen.getByRole('heading'), 'CV.pdf');
  expect(taken.mock.calls).toEqual([[['CV.pdf']]]);
});

it('attaches a picture that is pasted into the message', async () => {
  await renderApp(<Page onFiles={() => undefined} />);
  await screen.findByRole('toolbar', { name: /Message/ }); // the editor, instead of what stands in for it
  const message = screen.getByRole('textbox', { name: 'Message' });
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
  fireEvent(message, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect((await screen.findByRole('listitem')).textContent).toBe('image.pngUploading…');
  expect(screen.queryByText(/can be pasted/)).toBeNull();
});
