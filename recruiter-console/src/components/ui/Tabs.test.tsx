import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './Tabs';

const NAMES = ['notes', 'mail', 'tasks'] as const;

function Card() {
  const [value, setValue] = useState<(typeof NAMES)[number]>('mail');
  return (
    <Tabs
      label="Card"
      value={value}
      onChange={setValue}
      tabs={NAMES.map((name) => ({ value: name, id: `tab-${name}`, panel: 'panel', label: name }))}
    />
  );
}

const focused = () => document.activeElement?.textContent;
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('moves the focus by arrows, chooses by Enter, and is one stop of the Tab key', async () => {
  const user = userEvent.setup();
  render(<Card />);
  await user.tab();
  expect(focused()).toBe('mail');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([focused(), chosen()]).toEqual(['notes', 'mail']);
  await user.keyboard('{End}');
  expect(focused()).toBe('tasks');
  await user.keyboard('{Home}{ArrowLeft}{Enter}');
  expect([focused(), chosen()]).toEqual(['tasks', 'tasks']);
  await user.keyboard('{Home}');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect([focused(), chosen()]).toEqual(['notes', 'tasks']);
});
