import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render';
import { EntryList } from './EntryList';

function Broken(): never {
  throw new Error('a form breaks');
}

it('keeps the list when a form breaks', async () => {
  // React writes the error to the console, as it should.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp(
    <EntryList
      title="Work"
      entries={[{ _id: '1' }]}
      addLabel="Add"
      empty={{ title: '', text: '' }}
      editLabel={() => 'Edit'}
      renderEntry={() => ({ title: 'Copywriter', text: 'Havenlicht' })}
      renderForm={() => <Broken />}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('This part broke')).toBeTruthy();
  expect(screen.getByText('Copywriter')).toBeTruthy();
});
