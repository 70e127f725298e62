import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import english from '../../i18n/en.json';
import { Skeleton, SkeletonBar } from '.';

beforeEach(() => void vi.useFakeTimers());

const waitFor = (what: string) => (
  <IntlProvider locale="en" messages={english}>
    <Skeleton key={what} after={300}>
      <SkeletonBar width="60%" />
    </Skeleton>
  </IntlProvider>
);

it('says at once that something loads, and shows the shapes of it when that lasts', () => {
  const { container } = render(waitFor('the code'));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => void vi.advanceTimersByTime(299));
  expect(container.querySelector('svg')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(container.querySelector('svg')).not.toBeNull();
});

it('shows its shapes at once after those of another wait, which would blink, and later on not', () => {
  const { container, rerender } = render(waitFor('the code'));
  act(() => void vi.advanceTimersByTime(300));
  rerender(waitFor('the data'));
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<p>The page</p>);
  act(() => void vi.advanceTimersByTime(1000));
  rerender(waitFor('something else'));
  expect(container.querySelector('svg')).toBeNull();
});
