import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChevronRight } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { IconAction } from './IconAction';

const onIntent = vi.fn<(page: number) => void>();
const Next = ({ page }: { page: number }) => (
  <IconAction icon={ChevronRight} label="Next page" disabled={page > 3} onIntent={() => onIntent(page)} />
);

it('loads what each next click shows while the pointer stays, but nothing after the last', async () => {
  const { rerender } = render(<Next page={2} />);
  await userEvent.hover(screen.getByRole('button'));
  await waitFor(() => expect(onIntent).toHaveBeenLastCalledWith(2));
  rerender(<Next page={3} />);
  await waitFor(() => expect(onIntent).toHaveBeenLastCalledWith(3));
  await userEvent.unhover(screen.getByRole('button'));
  rerender(<Next page={4} />);
  rerender(<Next page={1} />);
  await userEvent.hover(screen.getByRole('button'));
  await waitFor(() => expect(onIntent.mock.calls).toEqual([[2], [3], [1]]));
});
