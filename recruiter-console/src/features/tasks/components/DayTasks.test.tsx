import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { it } from 'vitest';
import { testServer } from '@byline/web-kit/test';
import { renderApp } from '../../../test/render';
import { DayTasks } from './DayTasks';

type Call = 'of today' | 'overdue';
/** The calls that fail until the next press. */
let failing: Call[] = [];
testServer(
  http.get('http://localhost:3000/api/v1/tasks', ({ request }) => {
    const call: Call = new URL(request.url).searchParams.has('filter[deadline][from]') ? 'of today' : 'overdue';
    if (failing.includes(call))
      return HttpResponse.json({ status: 500, title: 'Internal Server Error' }, { status: 500 });
    return HttpResponse.json({ records: [], totalCount: call === 'overdue' ? 15 : 0 });
  }),
);

it.each<Call[][]>([[['of today']], [['overdue']], [['of today', 'overdue']]])(
  'says that the call of tasks %j failed, and Try again brings the overdue ones',
  async (calls) => {
    failing = calls;
    await renderApp(<DayTasks />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = [];
    await userEvent.click(again);
    await screen.findByRole('link', { name: '15 overdue tasks' });
  },
);
