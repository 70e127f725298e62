import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { AlsoHere } from './AlsoHere';

const SOFIE = { _id: '665f1c2e9b1d4a0012345699', firstname: 'Sofie', name: 'Maes' };
const WALK = ['noor', 'bas', 'ada'];
const asked: string[] = [];
testServer(
  http.all('*/candidates/:id/viewers/me', ({ request, params }) => {
    asked.push(`${request.method} ${String(params.id)}`);
    return HttpResponse.json({ viewers: [SOFIE._id] });
  }),
  http.get('*/recruiters', () => HttpResponse.json({ records: [SOFIE], totalCount: 1 })),
);

/** A list through which one walks. */
function Walk() {
  const [at, setAt] = useState(0);
  return (
    <>
      <button onClick={() => setAt(at + 1)}>Next</button>
      <AlsoHere id={WALK[at] ?? ''} />
    </>
  );
}

it('looks at the candidates where a walk through a list rests, and names who else does', async () => {
  await renderApp(<Walk />);
  await screen.findByRole('group', { name: /Sofie Maes/ });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  // The colleagues of the candidate before are not those of this one.
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('group', { name: /Sofie Maes/ });
  expect(asked.toSorted()).toEqual(['DELETE noor', 'PUT ada', 'PUT noor']);
});
