import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AppRouter } from '../address';
import { createMemoryRouter, Link, Navigate, Outlet, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useAddressParams } from '../address';
import { RouteFocus } from './RouteFocus';

/** The part of the page that is still loading. */
let waitsFor: 'heading' | 'rows' | null = null;
beforeEach(() => {
  waitsFor = null;
});

const Layout = () => (
  <>
    <nav>
      <Link to="/people/cas">Cas</Link>
    </nav>
    <RouteFocus>
      <Outlet />
    </RouteFocus>
  </>
);

function List() {
  const [params, change] = useAddressParams();
  const [isHere, setHere] = useState(waitsFor !== 'rows');
  return (
    <main>
      <h1>People</h1>
      <input aria-label="Search" onChange={({ target }) => change({ search: target.value })} />
      {isHere ? (
        ['an', 'bo'].map((id) => (
          <p key={id} data-row={id} tabIndex={-1}>
            <Link to={`/people/${id}`}>Open</Link>
          </p>
        ))
      ) : (
        <i onClick={() => setHere(true)}>Answer</i>
      )}
      {params.has('form') ? <input aria-label="Name" autoFocus /> : <Link to="?form=new">Add</Link>}
    </main>
  );
}

function Person() {
  const navigate = useNavigate();
  const [isHere, setHere] = useState(waitsFor !== 'heading');
  return (
    <main>
      <h1>{isHere && 'A person'}</h1>
      {!isHere && <i onClick={() => setHere(true)}>Answer</i>}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </main>
  );
}

const WithField = () => (
  <main>
    <h1>New</h1>
    <input aria-label="Title" autoFocus />
  </main>
);

function open(path = '/people') {
  const children = [
    { path: '/', element: <Navigate to="/people" replace /> },
    { path: '/people', element: <List /> },
    { path: '/people/:id', element: <Person /> },
    { path: '/new', element: <WithField /> },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: [path] });
  render(<AppRouter router={router} />);
  return router;
}

const focused = (): Element | null => document.activeElement;
const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });
const rowLink = (id: string): Element | null => document.querySelector(`[data-row="${id}"] a`);
const answer = (): void => act(() => screen.getByText('Answer').click());
const follow = async (link: HTMLElement | Element | null): Promise<void> => {
  (link as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

it('leaves the first page the start that the browser gives it, also where that is sent on', () => {
  open('/');
  expect(heading('People')).toBeTruthy();
  expect(focused()).toBe(document.body);
});

it('gives the focus to the heading after a link of the page, and of what stands around it', async () => {
  open();
  await follow(rowLink('bo'));
  expect(focused()).toBe(heading('A person'));
  expect(heading('A person').tabIndex).toBe(-1);
});

it('takes the focus from the link beside the page that led to it', async () => {
  open();
  await follow(screen.getByRole('link', { name: 'Cas' }));
  expect(focused()).toBe(heading('A person'));
});

it('waits for a heading that has no words yet', async () => {
  open();
  waitsFor = 'heading';
  await follow(rowLink('bo'));
  expect(focused()).toBe(document.body);
  answer();
  await waitFor(() => expect(focused()).toBe(heading('A person')));
});

it('leaves the focus with a person who has moved it meanwhile', async () => {
  open();
  waitsFor = 'heading';
  await follow(rowLink('bo'));
  const button = screen.getByRole('button', { name: 'Back' });
  button.focus();
  answer();
  await screen.findByRole('heading', { name: 'A person' });
  // Waits until the mutation observer has run.
  await Promise.resolve();
  expect(focused()).toBe(button);
});

it('leaves it to the field of the page that asks for it', async () => {
  const router = open();
  await userEvent.keyboard('n');
  await act(() => router.navigate('/new'));
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Title' }));
});

it('leads back to the link that one left by, among others of the same name', async () => {
  const router = open();
  await follow(rowLink('bo'));
  await act(() => router.navigate(-1));
  expect(focused()).toBe(rowLink('bo'));
});

it('leads back to the heading, and from there to the row once it is drawn', async () => {
  const router = open();
  await follow(rowLink('bo'));
  waitsFor = 'rows';
  await act(() => router.navigate(-1));
  expect(focused()).toBe(heading('People'));
  answer();
  await waitFor(() => expect(focused()).toBe(rowLink('bo')));
});

it('leaves the focus on the heading when a key was pressed before the row is drawn', async () => {
  const router = open();
  await follow(rowLink('bo'));
  waitsFor = 'rows';
  await act(() => router.navigate(-1));
  await userEvent.keyboard('{ArrowDown}');
  answer();
  await waitFor(() => expect(rowLink('bo')).toBeTruthy());
  await Promise.resolve();
  expect(focused()).toBe(heading('People'));
});

it('leaves the focus where a search of the same page is typed', async () => {
  const router = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'an');
  expect(router.state.location.search).toBe('?search=an');
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Search' }));
});

it('leads back from a form of the same page to what opened it', async () => {
  const router = open();
  await follow(screen.getByRole('link', { name: 'Add' }));
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name' }));
  await act(() => router.navigate(-1));
  expect(focused()).toBe(screen.getByRole('link', { name: 'Add' }));
});

it('leads to the heading when the same page takes away what had the focus', async () => {
  const router = open();
  await follow(screen.getByRole('link', { name: 'Add' }));
  await act(() => router.navigate('/people'));
  expect(focused()).toBe(heading('People'));
});

it('leaves the focus in a dialog that stands over the change of page, and gives it to the heading once that closes', async () => {
  const router = open();
  await userEvent.keyboard('n');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('aria-modal', 'true');
  dialog.innerHTML = '<button type="button">OK</button>';
  const ok = screen.getByRole('button', { name: 'OK' });
  ok.focus();
  await act(() => router.navigate('/people/cas'));
  expect(heading('A person')).toBeTruthy();
  expect(focused()).toBe(ok);
  await userEvent.click(ok);
  expect(focused()).toBe(ok);
  dialog.remove();
  await waitFor(() => expect(focused()).toBe(heading('A person')));
});
