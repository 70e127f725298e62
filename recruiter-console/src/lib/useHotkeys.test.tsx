import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FullScreenDialog } from '../components/ui/dialogs/FullScreenDialog';
import { renderApp } from '../test/render';
import { useHotkeys } from './useHotkeys';

const pressed = vi.fn<(where: string) => void>();
function Keys({ where }: { where: string }) {
  useHotkeys({ r: () => pressed(where) });
  return <p>{where}</p>;
}
const onClose = (): void => undefined;

it('belongs to the topmost dialog, which a panel is on a phone', async () => {
  await renderApp(
    <>
      <Keys where="page" />
      <FullScreenDialog label="Panel" onClose={onClose}>
        <Keys where="panel" />
      </FullScreenDialog>
    </>,
  );
  await screen.findByText('panel');
  await userEvent.keyboard('r');
  expect(pressed.mock.calls).toEqual([['panel']]);
});
