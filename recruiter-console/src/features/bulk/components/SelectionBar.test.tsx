import { testServer } from '@byline/web-kit/test';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ExportProvider } from '../../../components/export/ExportProvider';
import { parseListState } from '../../../lib/candidate-list/list-state';
import { useSelection } from '../../../lib/candidate-list/selection';
import { renderApp } from '../../../test/render';
import { SelectionBar } from './SelectionBar';

const ROWS = ['c1', 'c2'].map((_id) => ({
  _id,
  firstname: 'Noor',
  name: 'Dewitte',
  function: 'translator' as const,
  userfunction: [],
}));
const actions: unknown[] = [];
testServer(
  http.post('*/candidates/bulk', async ({ request }) => {
    actions.push(await request.json());
    return HttpResponse.json({ data: { _id: 'o1', state: 'running' } }, { status: 202 });
  }),
  http.get('*/candidates/tiles', () => HttpResponse.json({ active: 2, total: 2, capped: [] })),
  http.get('*', () => HttpResponse.json({ records: [], totalCount: 0 })),
);

function Page() {
  const state = parseListState(new URLSearchParams(), 10);
  const selection = useSelection(state);
  return (
    <>
      <button onClick={() => selection.choosePage(ROWS)}>Select</button>
      <SelectionBar selection={selection} state={state} rows={[]} />
    </>
  );
}

it('asks before it archives many', async () => {
  await renderApp(
    <ExportProvider>
      <Page />
    </ExportProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  const archive = async (answer: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Archive 2 candidates?' });
    await userEvent.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await archive('Cancel');
  expect(actions).toEqual([]);
  await archive('Archive');
  await waitFor(() => expect(actions).toEqual([{ selection: { ids: ['c1', 'c2'] }, action: { archived: true } }]));
});
