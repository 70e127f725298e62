import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusBackToAct } from './useFocusBackToAct';

/** A page whose button disappears after the second press; each press can be undone. */
function Acts() {
  const [done, setDone] = useState(0);
  const [isUndoable, setUndoable] = useState(false);
  const mark = useFocusBackToAct();
  const back = useRef<() => void>(undefined);
  const press = (): void => {
    back.current = mark();
    setDone(done + 1);
    setUndoable(true);
  };
  const undo = (): void => {
    back.current?.();
    setUndoable(false);
  };
  return (
    <>
      <main>
        <h1>Acts</h1>
        {done < 2 && <button onClick={press}>Act</button>}
        <i onClick={() => setDone(0)}>Answer</i>
        <button>Last of the page</button>
      </main>
      {isUndoable && <button onClick={undo}>Undo</button>}
    </>
  );
}

const pressed = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

it('leads from Undo, that one came to past the rest of the page, back to where it was done', async () => {
  render(<Acts />);
  await pressed('Act');
  screen.getByRole('button', { name: 'Last of the page' }).focus();
  await pressed('Undo');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Act' }));
});

it('leads to the heading when that is gone, and on when it is drawn anew', async () => {
  render(<Acts />);
  await pressed('Act');
  await pressed('Act');
  await pressed('Undo');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  act(() => screen.getByText('Answer').click());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Act' })));
});
