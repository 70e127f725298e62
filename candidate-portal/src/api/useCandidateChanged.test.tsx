import { config } from '@byline/web-kit/config';
import { testServer } from '@byline/web-kit/test';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../test/render';
import { useGetCandidateQuery } from './generated';
import { useFileAdded } from './useCandidateChanged';

const address = `${config.apiUrl}/candidates/c1`;
let isAway = false;
testServer(
  http.get(address, () => (isAway ? HttpResponse.error() : HttpResponse.json({ _id: 'c1', candidatefiles: [] }))),
);

function Files() {
  const { data } = useGetCandidateQuery({ id: 'c1' });
  const added = useFileAdded('c1');
  return (
    <>
      {data?.candidatefiles.map(({ _id, name }) => (
        <p key={_id}>{name}</p>
      ))}
      {data && <button onClick={() => added({ data: { file: { _id: 'f1', name: 'CV.pdf' } } })}>Upload ends</button>}
    </>
  );
}

it('shows an uploaded file although the network went before the candidate was fetched again', async () => {
  await renderApp(<Files />);
  const ends = await screen.findByRole('button', { name: 'Upload ends' });
  isAway = true;
  await userEvent.click(ends);
  expect(await screen.findByText('CV.pdf')).toBeTruthy();
});
