import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterAct } from './useFocusAfterAct';

type After = 'same' | 'disabled' | 'gone' | 'row gone';

/** A row whose button opens a dialog, and may be another one after its act. The dialog gives the focus back as those of the apps do. */
function Decision({ after }: { after: After }) {
  useFocusAfterAct('/applications');
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

function Sessions() {
  useFocusAfterAct('/account');
  const [open, setOpen] = useState(['phone', 'laptop', 'tablet']);
  return (
    <main>
      <h1>Account</h1>
      {open.map((one) => (
        <div key={one} data-row={one}>
          <button onClick={() => setOpen(open.filter((other) => other !== one))}>End {one}</button>
        </div>
      ))}
    </main>
  );
}

it('leads to the row beside one that its own button removes, and to the heading after the last', async () => {
  render(<Sessions />);
  const end = async (name: string): Promise<void> => {
    screen.getByRole('button', { name: `End ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
  };
  const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset.row;
  await end('laptop');
  await expect.poll(focused).toBe('tablet');
  await end('tablet');
  await expect.poll(focused).toBe('phone');
  await end('phone');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading'));
});

/** Skills in their category. */
function Category() {
  useFocusAfterAct('/skills');
  const [skills, setSkills] = useState(['subtitling', 'dubbing']);
  return (
    <main>
      <h1>Skills</h1>
      <section data-row="film">
        <ul>
          {skills.map((one) => (
            <li key={one} data-row={one}>
              <button onClick={() => setSkills(skills.filter((other) => other !== one))}>Remove {one}</button>
            </li>
          ))}
          {skills.length === 0 && <li>None</li>}
        </ul>
      </section>
    </main>
  );
}

it('leads to the row around the last row that is removed', async () => {
  render(<Category />);
  for (const [name, next] of [
    ['dubbing', 'subtitling'],
    ['subtitling', 'film'],
  ]) {
    screen.getByRole('button', { name: `Remove ${name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => (document.activeElement as HTMLElement).dataset.row).toBe(next);
  }
});
