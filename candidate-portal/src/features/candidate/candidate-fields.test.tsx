import { WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { fieldsOn } from '@byline/shared-types/test';
import { redraw, testServer, wholeCandidate } from '@byline/web-kit/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render';
import { AvailabilityForm } from './components/profile/AvailabilityForm';
import { AboutForm, WorkForm } from './components/profile/block-forms';
import { Profile } from './components/profile/Profile';
import { personalValues, wizardPatch, wizardWorkValues } from './form-values';
import type { Candidate } from './model';

const whole = wholeCandidate as unknown as Candidate;
const doNothing = (): void => undefined;
testServer(http.get('http://localhost:3000/api/v1/*', () => HttpResponse.json({ records: [], totalCount: 0 })));

it('the forms have the fields that the table says, and draw each text', async () => {
  const away = await redraw(renderApp, (one: Candidate) => <AvailabilityForm candidate={one} onDone={doNothing} />);
  const { found, expected } = await fieldsOn('portalForm', whole, async (one) => [
    await wizardPatch(personalValues(one), wizardWorkValues(one)),
    await away(one),
  ]);
  expect(found).toEqual(expected);
  const draw = await redraw(renderApp, (one: Candidate) => (
    <>
      <AboutForm candidate={one} onDone={doNothing} />
      <WorkForm candidate={one} onDone={doNothing} />
    </>
  ));
  const texts = Object.values(wizardWorkValues(whole)).filter(
    (value) => typeof value === 'string' && value.startsWith('some'),
  );
  expect(texts).toHaveLength(1 + WORK_TEXT_NAMES.length);
  expect(await draw(whole)).toEqual(expect.arrayContaining(texts));
});

it('the page has the fields that the table says', async () => {
  const draw = await redraw(renderApp, (one: Candidate) => (
    <Profile candidate={one} parts={{ files: null, links: null }} />
  ));
  const { found, expected } = await fieldsOn('portalPage', whole, draw);
  expect(found).toEqual(expected);
});
