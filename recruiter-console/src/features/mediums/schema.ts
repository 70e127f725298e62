import { MAX_CODE, MAX_LINE } from '@byline/shared-types/domain';
import { amount, webAddress } from '@byline/web-kit/schema';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { optionalText, plannedDay, plannedEnd } from '../../lib/planned';

/** Limits of the API in euro: price of a medium, budget of a campaign. */
const MAX_PRICE = 10_000_000;
const MAX_BUDGET = 100_000_000;

const line = (max = MAX_LINE) => string().trim().max(max, longer);

/** A medium needs a name (docs/domain/recruiting.md#mediums). */
export const mediumSchema = object({
  name: line().required('required'),
  url: webAddress(),
  street: line(),
  postal: line(MAX_CODE),
  city: line(),
  country: string(),
  startPrice: amount(MAX_PRICE),
  remarks: optionalText(),
});

/** A campaign (docs/domain/recruiting.md#campaigns). `saved` holds the days with which the form opened. */
export const campaignSchema = (saved: { start: string; end: string }) =>
  object({
    title: line().required('required'),
    budget: amount(MAX_BUDGET),
    start: plannedDay(saved.start),
    end: plannedEnd(saved.end, 'start'),
    remarks: optionalText(),
  });
