import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { useExport } from './export-context';
import { ExportProvider } from './ExportProvider';

const sent: unknown[] = [];
testServer(
  http.post('http://localhost:3000/api/v1/candidates/export', async ({ request }) => {
    sent.push(await request.json());
    if (sent.length > 1) return HttpResponse.text('the bytes');
    const problem = { type: 't', status: 503, title: 'Unavailable', detail: 'Come back later.', code: 'other' };
    return HttpResponse.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } });
  }),
);

function Screen() {
  const start = useExport();
  const wanted = { path: '/candidates/export?', selection: { ids: ['c1'] }, count: 1, name: 'Ann: Peeters.xlsx' };
  return <button onClick={() => start(wanted)}>Go</button>;
}

it('says why it failed until it is tried again, and then what it is saved as', async () => {
  const screen = await renderApp(
    <div>
      <ExportProvider>
        <Screen />
      </ExportProvider>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await screen.findByText('The export failed: Come back later.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved as Ann_ Peeters.xlsx');
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent).toEqual([{ ids: ['c1'] }, { ids: ['c1'] }]);
});
