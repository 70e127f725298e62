import { SEARCH_DEBOUNCE_MS } from '@byline/shared-types/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testServer } from '@byline/web-kit/test';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render';
import { PersonPicker, type PickedPerson } from './PersonPicker';

const person = (id: string, firstname: string, name: string): PickedPerson => ({
  _id: id.padStart(24, '0'),
  firstname,
  name,
  email: `${firstname.toLowerCase()}@byline.example`,
});
const LOTTE = person('1', 'Lotte', 'Janssens');
const PEOPLE = [person('2', 'Jan', 'Aerts'), person('3', 'Sofie', 'De Wit'), LOTTE, person('4', 'Janne', 'Wouters')];
const LOTTE_AT_REST = 'Lotte Janssens · lotte@byline.example';

let answersAfter = 0;
let fails = false;
testServer(
  http.get('http://localhost:3000/api/v1/users', async ({ request }) => {
    const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    await delay(answersAfter);
    if (fails) return HttpResponse.json({ status: 500, code: 'internal', title: 'Broken' }, { status: 500 });
    const records = PEOPLE.filter(({ firstname, name }) => `${firstname} ${name}`.toLowerCase().includes(search));
    return HttpResponse.json({ records, totalCount: records.length });
  }),
);
beforeEach(() => {
  answersAfter = 0;
  fails = false;
});

const sent = vi.fn<(name: string) => void>();
afterEach(() => sent.mockReset());

function Assigned() {
  const [chosen, setChosen] = useState<PickedPerson | null>(LOTTE);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(chosen?.firstname ?? 'nobody');
      }}
    >
      <label htmlFor="who">Assigned to</label>
      <PersonPicker id="who" value={chosen} onChange={setChosen} placeholder="Name" />
      <p data-testid="chosen">{chosen?.firstname ?? 'nobody'}</p>
      <button type="submit">Save</button>
    </form>
  );
}
const show = async (): Promise<HTMLInputElement> => {
  await renderApp(<Assigned />);
  return screen.findByLabelText('Assigned to');
};
const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const lit = (field: HTMLElement): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const who = (): string | null => screen.getByTestId('chosen').textContent;
const JAN = 'Jan Aerts · jan@byline.example';

const paces = [40, 150, 400].flatMap((key) => [0, 100, 800].map((answer) => ({ key, answer })));
it.each(paces)('takes the person typed at $key ms a key, with answers after $answer ms', async ({ key, answer }) => {
  answersAfter = answer;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const user = userEvent.setup({ delay: key, advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });
  const field = await show();
  await user.click(field);
  await user.keyboard('jan');
  expect(field.value).toBe('jan');
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS); // runs the search call
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(field.value).toBe('jan');
  expect(options()).toEqual([JAN, LOTTE_AT_REST, 'Janne Wouters · janne@byline.example']);
  expect(lit(field)).toBe(JAN);
  await user.keyboard('{Enter}');
  expect(field.value).toBe(JAN);
  expect(who()).toBe('Jan');
  expect(sent).not.toHaveBeenCalled();
});

it('says that it searches, and sends no form with the one from before meanwhile', async () => {
  answersAfter = 300;
  const field = await show();
  await userEvent.click(field);
  await userEvent.keyboard('sof{Enter}');
  expect(await screen.findByText('Loading')).toBeTruthy();
  expect(options()).toEqual([]);
  expect((await screen.findByRole('option')).textContent).toContain('Sofie De Wit');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith('Sofie');
});

it('shows the chosen one at rest, and puts nobody on top who does not match', async () => {
  const field = await show();
  expect(field.value).toBe(LOTTE_AT_REST);
  await userEvent.click(field);
  expect(lit(field)).toBe(LOTTE_AT_REST);
  await userEvent.keyboard('wit');
  await waitFor(() => expect(options()).toEqual(['Sofie De Wit · sofie@byline.example']));
});

it.each([
  { way: 'Escape', keys: 'jan{Escape}' },
  { way: 'leaving the field', keys: 'jan{Tab}' },
])('brings the chosen one back by $way', async ({ keys }) => {
  const field = await show();
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  expect(field.value).toBe(LOTTE_AT_REST);
  expect(who()).toBe('Lotte');
});

it('clears by erasing the text', async () => {
  const field = await show();
  await userEvent.click(field);
  await userEvent.keyboard('{Backspace}');
  expect(who()).toBe('nobody');
  await userEvent.keyboard('jan{Escape}');
  await userEvent.tab();
  expect(field.value).toBe('');
  expect(who()).toBe('nobody');
});

it('says that nobody is found', async () => {
  const field = await show();
  await userEvent.click(field);
  await userEvent.keyboard('zzz');
  const nothing = await screen.findByText('Nothing found');
  expect(nothing.closest('[role=status]')).toBeTruthy();
});

it('says that the search failed, and Enter tries again', async () => {
  const field = await show();
  fails = true;
  await userEvent.click(field);
  await userEvent.keyboard('sof');
  const failed = await screen.findByText('The search failed');
  expect(failed.closest('[role=status]')).toBeTruthy();
  fails = false;
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /Sofie/ })).toBeTruthy();
  expect(field.value).toBe('sof');
  expect(sent).not.toHaveBeenCalled();
});
