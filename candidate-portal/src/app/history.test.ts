import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createHistory } from './history';

/** A history at /form, whose moves are all stopped, and what it told. */
function stopped(idx = 1) {
  window.history.replaceState({ idx }, '', '/form');
  const history = createHistory();
  const told: string[] = [];
  const unlisten = history.listen(({ location }) => told.push(location.pathname));
  const asked: { to: string; proceed: () => void }[] = [];
  const unguard = history.guard(({ nextLocation }, proceed) => asked.push({ to: nextLocation.pathname, proceed }) > 0);
  return { history, told, asked, unlisten, unguard };
}

/** What a browser does on a step through its history: it is there already when it tells of it. */
function stepTo(path: string, idx: number): void {
  window.history.replaceState({ idx }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('stops a move until somebody proceeds, and asks no more once nobody guards', () => {
  const { history, told, asked, unlisten, unguard } = stopped();
  history.push({ pathname: '/away', search: '?a=b', hash: '' });
  expect([asked.map(({ to }) => to), told, window.location.pathname]).toEqual([['/away'], [], '/form']);
  asked[0]?.proceed();
  expect([told, window.location.search]).toEqual([['/away'], '?a=b']);
  unguard();
  history.replace('/farther');
  expect([asked.length, told]).toEqual([1, ['/away', '/farther']]);
  unlisten();
});

it('takes a step back again, and takes it after all', async () => {
  const { told, asked, unlisten } = stopped();
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  stepTo('/before', 0);
  expect([asked.map(({ to }) => to), told, go.mock.calls]).toEqual([['/before'], [], [[1]]]);
  stepTo('/form', 1);
  expect([asked.length, told]).toEqual([1, []]);
  asked[0]?.proceed();
  await waitFor(() => expect(go).toHaveBeenLastCalledWith(-1));
  stepTo('/before', 0);
  expect([asked.length, told]).toEqual([1, ['/before']]);
  unlisten();
});

it('takes back a second step, taken while the first was on its way back', async () => {
  const { told, asked, unlisten } = stopped(2);
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  stepTo('/before', 1);
  stepTo('/first', 0);
  expect([asked.length, told, go.mock.calls]).toEqual([1, [], [[1], [2]]]);
  asked[0]?.proceed();
  stepTo('/before', 1);
  await Promise.resolve();
  expect(go).toHaveBeenLastCalledWith(1);
  stepTo('/form', 2);
  await waitFor(() => expect(go).toHaveBeenLastCalledWith(-1));
  expect([asked.length, told]).toEqual([1, []]);
  unlisten();
});
