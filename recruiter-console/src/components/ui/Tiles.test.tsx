import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { Tiles } from './Tiles';

const NAMES = ['Active', 'Test', 'Offer'];
function Screen() {
  const [selected, setSelected] = useState<string | null>('Test');
  return (
    <>
      <Tiles
        label="Status"
        tiles={NAMES.map((name) => ({ id: name, label: name, count: undefined }))}
        selected={selected}
        onSelect={setSelected}
      />
      <button type="button">After</button>
    </>
  );
}
const focused = (): string => document.activeElement?.textContent ?? '';

it('a row of tiles is one Tab stop, the pressed one, and the arrows move between them', async () => {
  await renderApp(<Screen />);
  await userEvent.tab();
  expect(focused()).toBe('Test');
  const passed: string[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    passed.push(focused());
  }
  expect(passed).toEqual(['Offer', 'Active', 'Offer', 'Active', 'Offer']);
  await userEvent.tab();
  expect(focused()).toBe('After');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Test');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Active');
});
