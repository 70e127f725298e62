import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { Page } from './Page';

/** Whether the next page waits for its data. */
let waits = false;
beforeEach(() => {
  waits = false;
});

function Screen() {
  const { pathname } = useLocation();
  return (
    <>
      <nav>
        <Link to="/work">Work</Link>
        <Link to="/links">Links</Link>
        <Link to="?lang=fr">FR</Link>
      </nav>
      <Loaded key={pathname} title={pathname} />
    </>
  );
}

function Loaded({ title }: { title: string }) {
  const [isHere, setHere] = useState(!waits);
  if (!isHere) return <i onClick={() => setHere(true)}>Answer</i>;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {title === '/links' && <input aria-label="Address" autoFocus />}
    </Page>
  );
}

const follow = async (name: string): Promise<void> => {
  screen.getByRole('link', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = (): string => document.activeElement?.textContent ?? '';

it('puts the focus on the heading of the next page, and leaves it at another search of the same one', async () => {
  await renderApp(<Screen />, '/profile');
  await follow('Work');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/work' }));
  await follow('FR');
  expect(focused()).toBe('FR');
});

it('leaves it to the field that asks for it', async () => {
  await renderApp(<Screen />, '/profile');
  await follow('Links');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' }));
});

it('leaves it with a person who has moved it while the page was loading', async () => {
  await renderApp(<Screen />, '/profile');
  waits = true;
  await follow('Work');
  await userEvent.tab();
  act(() => screen.getByText('Answer').click());
  await screen.findByRole('heading', { name: '/work' });
  expect(focused()).toBe('Links');
});
