import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { parseListState } from '../../../lib/candidate-list/list-state';
import { renderApp } from '../../../test/render';
import { FilterPopover } from './FilterPopover';

testServer(http.get(`${config.apiUrl}/*`, () => HttpResponse.json({ records: [], totalCount: 0, capped: [] })));

it('is applied by Ctrl+Enter with the list of a field open, which keeps what was chosen in it', async () => {
  const onApply = vi.fn();
  const state = parseListState(new URLSearchParams());
  const popover = { state, only: 'status', onApply, onClose: () => undefined } as const;
  const screen = await renderApp(<FilterPopover anchor={document.body} {...popover} />);
  await userEvent.type(screen.getByRole('combobox'), 'Phone');
  await userEvent.click(screen.getByRole('option', { name: 'Phone interview' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ ...state.filters, status: ['phone_interview'] });
});

it('has the focus in its first field, so that Ctrl+Enter applies it as it opened', async () => {
  const onApply = vi.fn();
  const state = parseListState(new URLSearchParams());
  const popover = { state, only: null, onApply, onClose: () => undefined };
  const screen = await renderApp(<FilterPopover anchor={document.body} {...popover} />);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Function' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith(state.filters);
});

it('keeps the form with a period that ends before it starts, and marks it', async () => {
  const onApply = vi.fn();
  const state = parseListState(new URLSearchParams());
  const popover = { state, only: 'freeBetween', onApply, onClose: () => undefined } as const;
  const screen = await renderApp(<FilterPopover anchor={document.body} {...popover} />);
  const [first, last] = screen.getAllByRole('textbox');
  if (!first || !last) throw new Error('The filter has two days.');
  await userEvent.type(first, '01/03/2027');
  await userEvent.type(last, '01/02/2027');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('The end is before the start')).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.clear(last);
  await userEvent.type(last, '01/04/2027');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const freeBetween = { from: '2027-03-01', to: '2027-04-01' };
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ ...state.filters, freeBetween });
});
