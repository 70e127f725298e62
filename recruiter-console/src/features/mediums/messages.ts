import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'mediums.title', defaultMessage: 'Mediums' },
  add: { id: 'mediums.add', defaultMessage: 'New medium' },
  edit: { id: 'mediums.edit', defaultMessage: 'Edit medium' },
  search: { id: 'mediums.search', defaultMessage: 'Search mediums' },
  allCountries: { id: 'mediums.allCountries', defaultMessage: 'All countries' },
  country: { id: 'mediums.country', defaultMessage: 'Country' },
  website: { id: 'mediums.website', defaultMessage: 'Website' },
  price: { id: 'mediums.price', defaultMessage: 'Price from' },
  free: { id: 'mediums.free', defaultMessage: 'free' },
  added: { id: 'mediums.added', defaultMessage: 'Added' },
  campaigns: { id: 'mediums.campaigns', defaultMessage: 'Campaigns' },
  campaignsOf: { id: 'mediums.campaignsOf', defaultMessage: 'Campaigns of {name}' },
  openCampaigns: { id: 'mediums.openCampaigns', defaultMessage: 'Open campaigns' },
  address: { id: 'mediums.address', defaultMessage: 'Address' },
  none: { id: 'mediums.none', defaultMessage: 'No mediums match' },
  noneText: { id: 'mediums.noneText', defaultMessage: 'Choose another country or search for another name.' },
  noneYet: { id: 'mediums.noneYet', defaultMessage: 'No mediums yet' },
  noneYetText: { id: 'mediums.noneYetText', defaultMessage: 'Add where jobs are advertised.' },
  gone: { id: 'mediums.gone', defaultMessage: 'This medium does not exist' },
  goneText: { id: 'mediums.goneText', defaultMessage: 'It was removed, or the address is not right.' },
  changeLogo: { id: 'mediums.changeLogo', defaultMessage: 'Choose a picture for {name}' },
  logoRefused: { id: 'mediums.logoRefused', defaultMessage: 'Choose a JPEG or PNG of at most 10 MB.' },
  logoSaved: { id: 'mediums.logoSaved', defaultMessage: 'Picture of {name} saved' },
  save: { id: 'mediums.save', defaultMessage: 'Save medium' },
  saved: { id: 'mediums.saved', defaultMessage: '{name} saved' },
  created: { id: 'mediums.created', defaultMessage: '{name} added' },
  removeQuestion: { id: 'mediums.removeQuestion', defaultMessage: 'Are you sure? Remove {name}?' },
  removeText: {
    id: 'mediums.removeText',
    defaultMessage:
      '{count, plural, =0 {It has no campaigns.} one {Its campaign keeps its name.} other {Its # campaigns keep its name.}}',
  },
  removed: { id: 'mediums.removed', defaultMessage: '{name} removed' },
});

export const mediumFields = defineMessages({
  name: { id: 'medium.name', defaultMessage: 'Name' },
  url: { id: 'medium.url', defaultMessage: 'Website' },
  street: { id: 'medium.street', defaultMessage: 'Street and number' },
  postal: { id: 'medium.postal', defaultMessage: 'Postal code' },
  city: { id: 'medium.city', defaultMessage: 'City' },
  country: { id: 'medium.country', defaultMessage: 'Country' },
  startPrice: { id: 'medium.startPrice', defaultMessage: 'Price from, in euro' },
  remarks: { id: 'medium.remarks', defaultMessage: 'Remarks' },
});

export const campaignFields = defineMessages({
  title: { id: 'campaign.title', defaultMessage: 'Title' },
  budget: { id: 'campaign.budget', defaultMessage: 'Budget, in euro' },
  start: { id: 'campaign.start', defaultMessage: 'Start' },
  end: { id: 'campaign.end', defaultMessage: 'End' },
  remarks: { id: 'campaign.remarks', defaultMessage: 'Remarks' },
});

export const campaignMessages = defineMessages({
  add: { id: 'campaigns.add', defaultMessage: 'New campaign' },
  edit: { id: 'campaigns.edit', defaultMessage: 'Edit campaign' },
  search: { id: 'campaigns.search', defaultMessage: 'Search campaigns' },
  budget: { id: 'campaigns.budget', defaultMessage: 'Budget' },
  period: { id: 'campaigns.period', defaultMessage: 'Period' },
  state: { id: 'campaigns.state', defaultMessage: 'State' },
  jobs: { id: 'campaigns.jobs', defaultMessage: 'Jobs' },
  jobsOf: { id: 'campaigns.jobsOf', defaultMessage: 'Jobs of {title}' },
  applications: { id: 'campaigns.applications', defaultMessage: 'Applications' },
  applied: { id: 'campaigns.applied', defaultMessage: '{count, number} applied' },
  none: { id: 'campaigns.none', defaultMessage: 'No campaigns match' },
  noneText: { id: 'campaigns.noneText', defaultMessage: 'Search for another title.' },
  noneYet: { id: 'campaigns.noneYet', defaultMessage: 'No campaigns yet' },
  noneYetText: { id: 'campaigns.noneYetText', defaultMessage: 'Add the first one, and put jobs in it.' },
  gone: { id: 'campaigns.gone', defaultMessage: 'This campaign does not exist' },
  inIt: { id: 'campaigns.inIt', defaultMessage: 'Jobs in this campaign' },
  noJobs: { id: 'campaigns.noJobs', defaultMessage: 'None yet: a job is put in a campaign in its own form.' },
  save: { id: 'campaigns.save', defaultMessage: 'Save campaign' },
  saved: { id: 'campaigns.saved', defaultMessage: '{title} saved' },
  created: { id: 'campaigns.created', defaultMessage: '{title} added' },
  removeQuestion: { id: 'campaigns.removeQuestion', defaultMessage: 'Are you sure? Remove {title}?' },
  removeText: {
    id: 'campaigns.removeText',
    defaultMessage:
      '{count, plural, =0 {It has no jobs.} one {Its job keeps its title; its apply link leads nowhere from then on.} other {Its # jobs keep its title; its apply links lead nowhere from then on.}}',
  },
  removed: { id: 'campaigns.removed', defaultMessage: '{title} removed' },
});
