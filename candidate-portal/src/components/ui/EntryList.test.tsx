import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render';
import { EntryList } from './EntryList';

function Broken(): never {
  throw new Error('a form breaks');
}

it('keeps the list when a form breaks', async () => {
  // React logs the expected error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp(
    <EntryList
      title="Work"
      draftForm="experience"
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

function RemovedElsewhere() {
  const [entries, setEntries] = useState([{ _id: '1' }]);
  return (
    <>
      <button onClick={() => setEntries([])}>Remove elsewhere</button>
      <EntryList
        title="Work"
        draftForm="experience"
        entries={entries}
        addLabel="Add"
        empty={{ title: 'None', text: '' }}
        editLabel={() => 'Edit'}
        renderEntry={() => ({ title: 'Copywriter', text: 'Havenlicht' })}
        renderForm={(_entry, onDone) => (
          <>
            <input aria-label="Function" />
            <button onClick={onDone}>Close</button>
          </>
        )}
      />
    </>
  );
}

it('keeps the form of an entry that is removed elsewhere, with what was typed, until it is closed', async () => {
  await renderApp(<RemovedElsewhere />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.type(screen.getByLabelText('Function'), 'Translator');
  await userEvent.click(screen.getByRole('button', { name: 'Remove elsewhere' }));
  expect(screen.getByLabelText<HTMLInputElement>('Function').value).toBe('Translator');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('None')).toBeTruthy();
});
