import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import type { CandidateResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { useFileDrops } from '../../../lib/file-drops';
import { Files } from './Files';

const server = testServer();

const file = (_id: string, name: string) => ({
  ...{ _id, name, kind: 'cv', mimeType: 'image/png', size: 900, version: 0 },
  ...{ hidden: false, portfolio: false, createdAt: '2026-11-01T10:00:00.000Z' },
});
const noor = {
  _id: '665f1c2e9b1d4a0012345600',
  candidatefiles: [file('f1', 'CV Noor.pdf'), file('f2', 'CV old.pdf')],
} as unknown as CandidateResponse;

it('leads to the preview of a file that is pressed, also of the one that is shown', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderApp(<Files candidate={noor} />);
  const [shown, other] = ['CV Noor.pdf', 'CV old.pdf'].map((name) => screen.getByRole('button', { name }));
  const press = (button: HTMLElement | undefined): string[] => {
    scrolled.mockClear();
    fireEvent.click(button as HTMLElement);
    expect(scrolled).toHaveBeenCalledOnce();
    return [shown, other].map((one) => one?.getAttribute('aria-current') ?? '');
  };
  expect(press(shown)).toEqual(['true', '']);
  expect(press(other)).toEqual(['', 'true']);
});

function Page() {
  useFileDrops();
  return <Files candidate={noor} />;
}

it('adds a file that is dropped anywhere, and says why it does not take another', async () => {
  const sent: string[] = [];
  let refuses = false;
  const refused = { type: '', status: 415, title: 'Unsupported Media Type', detail: 'Not a jpg.', code: 'file_type' };
  server.use(
    http.post(`${config.apiUrl}/candidates/${noor._id}/file`, async ({ request }) => {
      if (refuses) return HttpResponse.json(refused, { status: 415 });
      sent.push(((await request.formData()).get('file') as File).name);
      return HttpResponse.json({ file: file('f3', 'mail.eml') }, { status: 201 });
    }),
  );
  await renderApp(<Page />);
  const drop = (name: string): Event => {
    const dataTransfer = { types: ['Files'], files: [new File(['x'], name)] };
    const event = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, event);
    return event;
  };
  expect(drop('mail.eml').defaultPrevented).toBe(true);
  expect(await screen.findByText(/mail.eml added/)).toBeTruthy();
  drop('song.mp3');
  const reason = 'Not a JPEG, PNG, PDF, DOCX, DOC, ODT, RTF, TXT, ICS, MSG, or EML';
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(sent).toEqual(['mail.eml']);
  drop('mail2.eml');
  await screen.findByText(/mail2.eml added/);
  expect(screen.queryByText(reason)).toBeNull();
  // The API looks at the content.
  refuses = true;
  drop('tool.pdf');
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
