import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import english from '../../i18n/en.json';
import { useDialogState } from './useDialogState';

const QUESTION = { title: 'Archive Rolf?', action: 'Archive' };
const ANOTHER = { title: 'Replace it?', action: 'Replace' };
const REFUSED = { title: '503 Service Unavailable', text: 'Down for a moment.' };

const within = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <IntlProvider locale="en" messages={english}>
      {children}
    </IntlProvider>
  </StrictMode>
);

function open() {
  const { result, unmount } = renderHook(useDialogState, { wrapper: within });
  const now = () => result.current.shown;
  return {
    dialogs: result.current.dialogs,
    unmount,
    now,
    title: () => {
      const shown = now();
      if (shown?.kind === 'notice') return shown.title;
      return shown?.kind === 'confirm' ? shown.question.title : shown?.kind;
    },
    answer: (given: never) => {
      const shown = now();
      act(() => {
        if (shown && 'answer' in shown) shown.answer(given);
        else shown?.close();
      });
    },
  };
}
const yes = true as never;

describe('the queue of dialogs', () => {
  it('leaves a question open when an error comes, and tells that one afterwards', async () => {
    const { dialogs, title, answer, now } = open();
    let archived!: Promise<boolean>;
    act(() => {
      archived = dialogs.confirm(QUESTION);
      dialogs.notice(REFUSED);
    });
    expect(title()).toBe(QUESTION.title);
    const { id } = now() ?? {};
    answer(yes);
    expect([await archived, title()]).toEqual([true, REFUSED.title]);
    expect(now()?.id).not.toBe(id);
    act(() => now()?.close());
    expect(now()).toBeNull();
  });

  it('asks one question after the other, each with its own answer', async () => {
    const { dialogs, title, answer, now } = open();
    const answers = act(() =>
      Promise.resolve([dialogs.confirm(QUESTION), dialogs.askToLeave(), dialogs.confirm(ANOTHER)] as const),
    );
    const [first, leave, last] = await answers;
    act(() => now()?.close());
    expect([await first, title()]).toEqual([false, 'leave']);
    answer('discard' as never);
    expect([await leave, title()]).toEqual(['discard', ANOTHER.title]);
    answer(yes);
    expect([await last, title()]).toEqual([true, undefined]);
  });

  it('tells once what several calls met', () => {
    const { dialogs, title, now } = open();
    act(() => {
      dialogs.notice(REFUSED);
      dialogs.notice({ ...REFUSED });
      dialogs.notice({ ...REFUSED, text: 'Another reason.' });
    });
    act(() => now()?.close());
    expect(title()).toBe(REFUSED.title);
    act(() => now()?.close());
    expect(now()).toBeNull();
  });

  it('answers with what changes nothing once nobody can answer any more', async () => {
    const { dialogs, unmount } = open();
    let asked!: [Promise<boolean>, Promise<string>];
    act(() => {
      asked = [dialogs.confirm(QUESTION), dialogs.askToLeave()];
    });
    unmount();
    expect(await Promise.all([...asked, dialogs.confirm(ANOTHER)])).toEqual([false, 'stay', false]);
  });
});
