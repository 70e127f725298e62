import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { StatusSelect } from './PropertySelects';

const API = 'http://localhost:3000/api/v1';
const ID = '665f1c2e9b1d4a0000000001';
let version = 4;
const asked: unknown[] = [];
testServer(
  http.patch(`${API}/candidates/${ID}`, async ({ request }) => {
    asked.push(await request.json());
    version += 1;
    return HttpResponse.json({ _id: ID, version });
  }),
  http.get(`${API}/*`, () => HttpResponse.json({ records: [], totalCount: 0 })),
);

it('saves a status when it is chosen, and takes it back', async () => {
  const user = userEvent.setup();
  const screen = await renderApp(<StatusSelect look="field" candidate={{ _id: ID, version, status: 'test' }} />);
  await user.click(screen.getByRole('button', { name: 'Status, Test' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offer' }));
  await screen.findByText('Status is now Offer');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => asked)
    .toEqual([
      { status: 'offer', version: 4 },
      { status: 'test', version: 5 },
    ]);
});
