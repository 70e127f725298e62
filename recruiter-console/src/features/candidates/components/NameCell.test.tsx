import { config } from '@byline/web-kit/config';
import { expect, it } from 'vitest';
import type { CandidateListItemResponse } from '../../../api';
import { renderApp } from '../../../test/render';
import { NameCell } from './NameCell';

const person = (fields: Partial<CandidateListItemResponse>) =>
  ({
    _id: 'c1',
    firstname: 'Noor',
    name: 'Dewitte',
    archived: false,
    missing: [],
    ...fields,
  }) as CandidateListItemResponse;

it.each([
  [{ publicEnabled: true }, `${config.portalUrl}/public/candidate/c1`],
  [{ publicEnabled: false }, undefined],
  [{ publicEnabled: true, archived: true }, undefined],
  [{ publicEnabled: true, missing: ['street' as const] }, undefined],
])('with %j the public page is at %s', async (fields, address) => {
  const screen = await renderApp(
    <div>
      <NameCell candidate={person(fields)} />
    </div>,
  );
  const link = screen.queryByRole('link', { name: 'Public profile of Noor Dewitte' });
  expect(link?.getAttribute('href')).toBe(address);
});
