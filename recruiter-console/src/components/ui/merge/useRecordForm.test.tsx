import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render';
import { useRecordForm } from './useRecordForm';

let closed = 0;
let answer: () => void = () => undefined;

function NewRecord() {
  const { save } = useRecordForm({
    record: undefined,
    empty: () => ({ title: 'New' }),
    toValues: (): { title: string } => ({ title: '' }),
    toRequest: (values) => values,
    create: () => new Promise((resolve) => (answer = () => resolve({ data: { _id: 'made' } }))),
    said: ({ title }) => `${title} saved`,
    words: { label: () => '', text: () => '' },
    onClose: () => (closed += 1),
  });
  return (
    <>
      <button onClick={() => void save({ title: 'New' })}>Save</button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

it('closes once it is saved, but calls nobody back who went elsewhere meanwhile', async () => {
  const user = userEvent.setup();
  await renderApp(<NewRecord />, '/', undefined, [{ path: '/elsewhere', element: <p>Somewhere else</p> }]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  answer();
  await screen.findByText('New saved');
  expect(closed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('Somewhere else');
  answer();
  await expect.poll(() => screen.queryAllByText('New saved').length).toBeGreaterThan(0);
  expect(closed).toBe(1);
});
