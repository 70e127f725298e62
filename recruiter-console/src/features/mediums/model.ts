import { withScheme } from '@byline/shared-types/domain';
import { formatDay, parseDay } from '@byline/web-kit/dates';
import { decimalText, parseDecimal } from '@byline/web-kit/numbers';
import type { CampaignResponse, CreateCampaignRequest, CreateMediumRequest, MediumResponse } from '../../api';

/** A medium in the form. */
export type MediumValues = Record<
  'name' | 'url' | 'street' | 'postal' | 'city' | 'country' | 'startPrice' | 'remarks',
  string
>;

export const newMedium = (): MediumValues => ({
  name: '',
  url: '',
  street: '',
  postal: '',
  city: '',
  country: '',
  startPrice: '',
  remarks: '',
});

export const mediumValues = (medium: MediumResponse): MediumValues => ({
  name: medium.name,
  url: medium.url ?? '',
  street: medium.street ?? '',
  postal: medium.postal ?? '',
  city: medium.city ?? '',
  country: medium.country ?? '',
  startPrice: decimalText(medium.startPrice),
  remarks: medium.remarks ?? '',
});

export const mediumRequest = (values: MediumValues): CreateMediumRequest => ({
  name: values.name.trim(),
  url: withScheme(values.url) || null,
  street: values.street.trim() || null,
  postal: values.postal.trim() || null,
  city: values.city.trim() || null,
  country: values.country || null,
  startPrice: parseDecimal(values.startPrice),
  remarks: values.remarks || null,
});

/** A campaign in the form; days are DD/MM/YYYY. */
export type CampaignValues = Record<'title' | 'budget' | 'start' | 'end' | 'remarks', string>;

export const newCampaign = (): CampaignValues => ({ title: '', budget: '', start: '', end: '', remarks: '' });

export const campaignValues = (campaign: CampaignResponse): CampaignValues => ({
  title: campaign.title,
  budget: decimalText(campaign.budget),
  start: formatDay(campaign.start),
  end: formatDay(campaign.end),
  remarks: campaign.remarks ?? '',
});

export const campaignRequest = (values: CampaignValues): Omit<CreateCampaignRequest, 'mediumId'> => ({
  title: values.title.trim(),
  budget: parseDecimal(values.budget),
  start: parseDay(values.start),
  end: parseDay(values.end),
  remarks: values.remarks || null,
});
