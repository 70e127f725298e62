import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FullScreenDialog } from '../../components/ui/dialogs/FullScreenDialog';
import { renderApp } from '../../test/render';
import { setSingleKeys } from './single-keys';
import { useHotkeys } from './useHotkeys';

const pressed = vi.fn<(where: string) => void>();
function Keys({ where }: { where: string }) {
  useHotkeys({ answer: () => pressed(where) });
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

it('takes two keys one after the other, and leaves the second one alone otherwise', async () => {
  function Both() {
    useHotkeys({ goTasks: () => pressed('tasks'), today: () => pressed('today'), palette: () => pressed('palette') });
    return <input aria-label="Text" />;
  }
  await renderApp(<Both />);
  pressed.mockClear();
  await userEvent.keyboard('gtt');
  expect(pressed.mock.calls).toEqual([['tasks'], ['today']]);
  await userEvent.type(screen.getByLabelText('Text'), 'gt{Control>}k{/Control}');
  expect(pressed.mock.calls.slice(2)).toEqual([['palette']]);
  setSingleKeys(false);
  await userEvent.click(document.body);
  await userEvent.keyboard('gt{Control>}k{/Control}');
  expect(pressed.mock.calls.slice(3)).toEqual([['palette']]);
  setSingleKeys(true);
});
