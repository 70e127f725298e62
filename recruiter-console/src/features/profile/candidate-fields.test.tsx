import { WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { fieldsOn } from '@byline/shared-types/test';
import { redraw, testServer, wholeCandidate } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { CandidateResponse } from '../../api';
import { renderApp } from '../../test/render';
import { ContactBar } from './components/ContactBar';
import { Identity } from './components/Identity';
import { ProfileForm } from './components/ProfileForm';
import { ProfileView } from './components/ProfileView';
import { toChange, toValues } from './form';

const whole = wholeCandidate as unknown as CandidateResponse;
const doNothing = (): void => undefined;
const [lotte] = wholeCandidate.assigned;
testServer(
  http.get('http://localhost:3000/api/v1/*', () => HttpResponse.json({ records: [{ ...lotte, label: 'A fair' }] })),
);

it('the form has the fields that the table says, and draws each text', async () => {
  const { found, expected } = await fieldsOn('consoleForm', whole, (one) => toChange(toValues(one)));
  expect(found).toEqual(expected);
  const draw = await redraw(renderApp, (one: CandidateResponse) => <ProfileForm candidate={one} onClose={doNothing} />);
  const texts = Object.values(toValues(whole)).filter((value) => typeof value === 'string' && value.startsWith('some'));
  expect(texts).toHaveLength(5 + WORK_TEXT_NAMES.length);
  expect(await draw(whole)).toEqual(expect.arrayContaining(texts));
});

it('the page has the fields that the table says', async () => {
  const draw = await redraw(renderApp, (one: CandidateResponse) => (
    <>
      <Identity candidate={one} />
      <ContactBar candidate={one} onEdit={doNothing} onMail={doNothing} />
      <ProfileView candidate={one} applications={null} appointments={null} showsApplications={false} />
    </>
  ));
  await expect.poll(async () => (await draw(whole)).join()).toContain('Lotte');
  const { found, expected } = await fieldsOn('consolePage', whole, draw);
  expect(found).toEqual(expected);
});
