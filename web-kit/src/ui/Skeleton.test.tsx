import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { Skeleton, SkeletonBar } from '.';

it('says at once that something loads, and shows the shapes of it when that lasts', () => {
  vi.useFakeTimers();
  const { container } = render(
    <IntlProvider locale="en">
      <Skeleton after={300}>
        <SkeletonBar width="60%" />
      </Skeleton>
    </IntlProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => void vi.advanceTimersByTime(299));
  expect(container.querySelector('svg')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(container.querySelector('svg')).not.toBeNull();
  vi.useRealTimers();
});
