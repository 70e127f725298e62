import { useDialogs, type Dialogs } from '@byline/web-kit/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render';

const FADES_MS = 100;
const FIRST = { title: 'Replace it?', text: 'Theirs is lost.', action: 'Replace' };
const SECOND = { title: 'Archive Rolf?', action: 'Archive' };
const REFUSED = { title: '503 Service Unavailable', text: 'Down for a moment.' };

let dialogs: Dialogs;
function Screen() {
  const given = useDialogs();
  useEffect(() => {
    dialogs = given;
  });
  return (
    <main>
      <button>Ask</button>
    </main>
  );
}

const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const press = (name: string): void => {
  fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document.body);
};

function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  let answer!: Promise<Answer>;
  act(() => {
    answer = question();
  });
  return answer;
}
/** Renders the page and focuses its button. */
async function open(): Promise<HTMLElement> {
  const { container } = await renderApp(<Screen />);
  screen.getByRole('button', { name: 'Ask' }).focus();
  return container;
}

it('has the focus on what changes nothing, whatever is asked', async () => {
  await open();
  const answer = ask(() => dialogs.confirm(FIRST));
  await dialog('Replace it?');
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(false);
});

it('takes no answer from the second half of a double click, nor from a held key', async () => {
  await open();
  const first = ask(() => dialogs.confirm(FIRST));
  const answered = vi.fn();
  void ask(() => dialogs.confirm(SECOND)).then(answered);
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(await first).toBe(true);
  const archive = await screen.findByRole('button', { name: 'Archive' });
  expect(fireEvent.click(archive, { detail: 2 })).toBe(false);
  expect(fireEvent.keyDown(archive, { key: 'Enter', repeat: true })).toBe(false);
  await act(() => Promise.resolve());
  expect(answered).not.toHaveBeenCalled();
  fireEvent.click(archive, { detail: 1 });
  await waitFor(() => expect(answered).toHaveBeenCalledWith(true));
});

describe('while dialogs fade', () => {
  /** The page with fake timers, so a slow machine cannot end a fade early. */
  async function openStill(): Promise<HTMLElement> {
    const container = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return container;
  }
  const shownDialog = (name: string): HTMLElement => screen.getByRole('dialog', { name });

  it('gives the page back, also when an error comes at the very moment a question is gone', async () => {
    const container = await openStill();
    const answer = ask(() => dialogs.confirm(FIRST));
    shownDialog('Replace it?');
    expect([container.getAttribute('aria-hidden'), document.body.style.overflow]).toEqual(['true', 'hidden']);
    press('Replace');
    expect(await answer).toBe(true);
    // Both happen in one render: the question has faded out, and another dialog opens.
    act(() => {
      vi.advanceTimersByTime(FADES_MS);
      dialogs.notice(REFUSED);
    });
    shownDialog(REFUSED.title);
    expect(document.activeElement?.textContent).toBe('OK');
    press('OK');
    act(() => void vi.advanceTimersByTime(FADES_MS));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([container.getAttribute('aria-hidden'), document.body.style.overflow]).toEqual([null, '']);
    expect(document.activeElement?.textContent).toBe('Ask');
  });

  it('draws the next dialog beside the one that fades out', async () => {
    const container = await openStill();
    const first = ask(() => dialogs.confirm(FIRST));
    const element = shownDialog(FIRST.title);
    const second = ask(() => dialogs.confirm(SECOND));
    press('Replace');
    const next = shownDialog(SECOND.title);
    expect([await first, element.isConnected, next === element]).toEqual([true, true, false]);
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(next.contains(document.activeElement)).toBe(true);
    act(() => void vi.advanceTimersByTime(FADES_MS));
    expect([element.isConnected, container.getAttribute('aria-hidden')]).toEqual([false, 'true']);
    press('Cancel');
    act(() => void vi.advanceTimersByTime(FADES_MS));
    expect([await second, container.getAttribute('aria-hidden')]).toEqual([false, null]);
    expect(document.activeElement?.textContent).toBe('Ask');
  });
});

it.each([
  ['text', 1],
  ['unsent', 0],
] as const)('offers to save %s: %s', async (unsaved, offers) => {
  await open();
  const answer = ask(() => dialogs.askToLeave(unsaved));
  await dialog('Leave without saving?');
  expect(screen.queryAllByRole('button', { name: 'Save and leave' })).toHaveLength(offers);
  press('Stay');
  expect(await answer).toBe('stay');
});
