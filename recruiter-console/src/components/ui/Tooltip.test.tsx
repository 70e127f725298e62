import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis } from 'lucide-react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { IconAction } from './IconAction';

it('names an icon button under the pointer or with the focus of the keyboard, until Escape or the next one', async () => {
  await renderApp(
    <>
      <IconAction icon={Ellipsis} label="More" />
      <IconAction icon={Ellipsis} label="Delete" disabled />
    </>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.hover(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('More');
  await userEvent.hover(screen.getByRole('button', { name: 'Delete' }).parentElement ?? document.body);
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Delete'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('More');
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
