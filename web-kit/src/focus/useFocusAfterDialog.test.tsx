import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterDialog } from './useFocusAfterDialog';

type After = 'same' | 'disabled' | 'gone' | 'row gone';

/** A row whose button opens a dialog, and may be another one after its act. The dialog gives the focus back as those of the apps do. */
function Decision({ after }: { after: After }) {
  useFocusAfterDialog('/applications');
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<After>('same');
  const decide = (): void => {
    asked?.focus();
    setAsked(null);
  };
  return (
    <>
      <main>
        <h1>Applications</h1>
        <i onClick={() => setState(after)}>Answer</i>
        {state !== 'row gone' && (
          <div data-row="noor">
            {state !== 'gone' && (
              <button disabled={state === 'disabled'} onClick={({ currentTarget }) => setAsked(currentTarget)}>
                Approve
              </button>
            )}
          </div>
        )}
      </main>
      {asked && (
        <div role="dialog" aria-modal="true">
          <button ref={(button) => button?.focus()} onClick={decide}>
            Yes
          </button>
        </div>
      )}
    </>
  );
}

it.each<[After, string]>([
  ['same', 'button'],
  ['disabled', 'row'],
  ['gone', 'row'],
  ['row gone', 'heading'],
])('leads after the act to what opened the dialog, or near it: %s', async (after, to) => {
  const { container } = render(<Decision after={after} />);
  screen.getByRole('button', { name: 'Approve' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  act(() => screen.getByText('Answer').click());
  const found = { button: 'button', row: '[data-row]', heading: 'h1' }[to] ?? '';
  await expect.poll(() => document.activeElement).toBe(container.querySelector(found));
});
