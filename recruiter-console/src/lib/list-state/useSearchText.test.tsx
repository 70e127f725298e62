import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './useSearchText';

const WRITE_MS = 300;
const written: string[] = [];
let show: (search: string) => void = () => undefined;

/** A page that shows a written search only when the test says so. */
function SlowPage() {
  const [search, setSearch] = useState('');
  show = setSearch;
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
const type = (value: string): void => {
  fireEvent.change(box(), { target: { value } });
  act(() => void vi.advanceTimersByTime(WRITE_MS));
};

it('keeps the typed text when a slow page shows what the box wrote before', () => {
  type('co');
  type('contr');
  expect(written).toEqual(['co', 'contr']);
  act(() => show('co'));
  expect(box().value).toBe('contr');
  act(() => show('contr'));
  expect(box().value).toBe('contr');
});

it('takes over a search from elsewhere', () => {
  type('co');
  act(() => show('co'));
  act(() => show('invoice'));
  expect(box().value).toBe('invoice');
});
