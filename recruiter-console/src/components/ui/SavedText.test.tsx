import { MAX_LINE, MAX_TEXT } from '@byline/shared-types/domain';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useAutosave } from '../../lib/autosave/useAutosave';
import { renderApp } from '../../test/render';
import { SavedInput } from './SavedInput';
import { SavedText } from './SavedText';

const saved = { values: { answer: 'Calm', name: 'Calm' }, version: 1 };
const save = vi.fn<() => Promise<number>>(() => Promise.resolve(2));

function Fields() {
  const autosave = useAutosave({ saved, draft: { form: 'test' }, save, load: () => Promise.resolve(saved) });
  return (
    <>
      <label htmlFor="answer">Answer</label>
      <SavedText id="answer" autosave={autosave} name="answer" />
      <SavedInput autosave={autosave} name="name" label="Name" maxLength={MAX_LINE} />
    </>
  );
}

it.each([
  ['Answer', MAX_TEXT, 'That would be 5,004 characters; at most 5,000 fit here'],
  ['Name', MAX_LINE, 'That would be 204 characters; at most 200 fit here'],
])('says below %s that a paste is too long, keeps what stood there, and saves what fits', async (name, limit, said) => {
  await renderApp(<Fields />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(limit));
  expect([screen.getByText(said).id, field.value]).toEqual([field.getAttribute('aria-describedby'), 'Calm']);
  expect(save).not.toHaveBeenCalled();
  await userEvent.paste(' and short');
  expect([screen.queryByText(said), field.value]).toEqual([null, 'Calm and short']);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
