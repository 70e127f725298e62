import { useNotify } from '@byline/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';

/** A tick with an undo, on a page with other controls. */
function Task() {
  const notify = useNotify();
  const [isDone, setDone] = useState(false);
  const tick = (): void => {
    setDone(true);
    notify('Done', { undo: () => setDone(false) });
  };
  return (
    <main>
      <h1>Tasks</h1>
      <button aria-pressed={isDone} onClick={tick}>
        Tick
      </button>
      <button>Last of the page</button>
    </main>
  );
}

it('gives the focus back to where it was done, after Undo', async () => {
  await renderApp(<Task />);
  const tick = screen.getByRole('button', { name: 'Tick' });
  await userEvent.click(tick);
  await userEvent.tab();
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(tick.getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(tick);
});
