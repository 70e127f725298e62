import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './useSearchText';

const WRITE_MS = 300;
const written: string[] = [];

/** A page that shows a written search only when a `show` event says so. */
function SlowPage() {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const take = (event: Event): void => setSearch((event as CustomEvent<string>).detail);
    addEventListener('show', take);
    return () => removeEventListener('show', take);
  }, []);
  const [text, setText] = useSearchText(search, (typed) => void written.push(typed));
  return <input value={text} onChange={({ target }) => setText(target.value)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <SlowPage /> }])} />);
});
afterEach(() => {
  vi.useRealTimers();
  written.length = 0;
});

const box = (): HTMLInputElement => screen.getByRole('textbox');
const show = (search: string): void => act(() => void dispatchEvent(new CustomEvent('show', { detail: search })));
const type = (value: string): void => {
  fireEvent.change(box(), { target: { value } });
  act(() => void vi.advanceTimersByTime(WRITE_MS));
};

it('keeps the typed text when a slow page shows what the box wrote before', () => {
  type('co');
  type('contr');
  expect(written).toEqual(['co', 'contr']);
  show('co');
  expect(box().value).toBe('contr');
  show('contr');
  expect(box().value).toBe('contr');
});

it('takes over a search from elsewhere', () => {
  type('co');
  show('co');
  show('invoice');
  expect(box().value).toBe('invoice');
});
