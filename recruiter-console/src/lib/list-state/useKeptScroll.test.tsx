import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useKeptScroll } from './useKeptScroll';

const List = () => <div {...useKeptScroll('status=active', true)} data-testid="rows" />;

/** Loads the first page of a browser's tab, whose entry in the history has no key of its own. */
function open(address: string): HTMLElement {
  cleanup();
  const page = render(
    <MemoryRouter initialEntries={[{ pathname: address, key: 'default' }]}>
      <List />
    </MemoryRouter>,
  );
  return page.getByTestId('rows');
}

it('shows the place of a list after a reload, and another typed address from its top', () => {
  const rows = open('/candidates');
  rows.scrollTop = 300;
  fireEvent.scroll(rows);
  expect(open('/candidates').scrollTop).toBe(300);
  expect(open('/jobs').scrollTop).toBe(0);
});
