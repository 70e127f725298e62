import type { JobTimeState } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../i18n/define';

/** The jobs of a time, where they are chosen. */
export const timeFilters: Record<JobTimeState, MessageDescriptor> = defineMessages({
  none: { id: 'jobs.undated', defaultMessage: 'No dates' },
  future: { id: 'jobs.future', defaultMessage: 'Future' },
  ongoing: { id: 'jobs.ongoing', defaultMessage: 'Ongoing' },
  finished: { id: 'jobs.finished', defaultMessage: 'Finished' },
});

export const messages = defineMessages({
  title: { id: 'jobs.title', defaultMessage: 'Jobs' },
  search: { id: 'jobs.search', defaultMessage: 'Search title or client' },
  timeFilter: { id: 'jobs.time', defaultMessage: 'Time' },
  every: { id: 'jobs.every', defaultMessage: 'All' },
  filter: { id: 'jobs.filter', defaultMessage: 'Filter' },
  filterCount: { id: 'jobs.filterCount', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  pending: { id: 'jobs.pending', defaultMessage: '{count, number} pending' },
  daysLeft: {
    id: 'jobs.daysLeft',
    defaultMessage: '{days, plural, =0 {last day} one {# day left} other {# days left}}',
  },
  shown: { id: 'jobs.shown', defaultMessage: '{count, number} of {total, plural, one {# job} other {# jobs}}' },
  allApplications: { id: 'jobs.allApplications', defaultMessage: 'All applications' },
  none: { id: 'jobs.none', defaultMessage: 'No jobs match' },
  noneText: { id: 'jobs.noneText', defaultMessage: 'Choose another time or search for another title.' },
  noneYet: { id: 'jobs.noneYet', defaultMessage: 'No jobs yet' },
  noneYetText: { id: 'jobs.noneYetText', defaultMessage: 'Add the first one; its apply links lead candidates to it.' },
  noJob: { id: 'jobs.noJob', defaultMessage: 'This job does not exist' },
  noJobText: { id: 'jobs.noJobText', defaultMessage: 'It was removed, or the address is not right.' },
  all: { id: 'jobs.all', defaultMessage: 'All jobs' },
  add: { id: 'jobs.add', defaultMessage: 'New job' },
  edit: { id: 'jobs.edit', defaultMessage: 'Edit job' },
  copyAsNew: { id: 'jobs.copyAsNew', defaultMessage: 'Copy as new' },
  openPage: { id: 'jobs.openPage', defaultMessage: 'Open the page of this job' },
  period: { id: 'jobs.period', defaultMessage: 'Period' },
  state: { id: 'jobs.state', defaultMessage: 'State' },
  applications: { id: 'jobs.applications', defaultMessage: 'Applications' },
  removeQuestion: { id: 'jobs.removeQuestion', defaultMessage: 'Are you sure? Remove {title}?' },
  removeText: {
    id: 'jobs.removeText',
    defaultMessage:
      '{count, plural, =0 {Its apply links lead nowhere from then on.} one {Its apply links lead nowhere from then on. Its application stays, with the title of the job.} other {Its apply links lead nowhere from then on. Its # applications stay, with the title of the job.}}',
  },
  removed: { id: 'jobs.removed', defaultMessage: '{title} removed' },
  campaigns: { id: 'jobs.campaigns', defaultMessage: 'Campaigns' },
  applyLinkCopied: { id: 'jobs.applyLinkCopied', defaultMessage: 'Apply link copied' },
  copyApplyLink: { id: 'jobs.copyApplyLink', defaultMessage: 'Copy apply link' },
  applyLink: { id: 'jobs.applyLink', defaultMessage: 'Apply link' },
  ofCampaign: { id: 'jobs.ofCampaign', defaultMessage: 'Jobs of {title}' },
  noneOfCampaign: {
    id: 'jobs.noneOfCampaign',
    defaultMessage: 'A job is put in a campaign in its own form.',
  },
  addCampaign: { id: 'jobs.addCampaign', defaultMessage: 'Add to a campaign' },
  noCampaigns: {
    id: 'jobs.noCampaigns',
    defaultMessage: 'In no campaign yet. Each campaign has a link of its own that leads candidates to this job.',
  },
  applied: { id: 'jobs.applied', defaultMessage: '{count, number} applied' },
  noTexts: { id: 'jobs.noTexts', defaultMessage: 'No texts yet' },
});

/** What the fields of a job are called, in its form and beside their values. */
export const fields = defineMessages({
  title: { id: 'job.title', defaultMessage: 'Title' },
  client: { id: 'job.client', defaultMessage: 'Client' },
  function: { id: 'job.function', defaultMessage: 'Function' },
  salary: { id: 'job.salary', defaultMessage: 'Salary' },
  location: { id: 'job.location', defaultMessage: 'Location' },
  time: { id: 'job.time', defaultMessage: 'Hours' },
  languageId: { id: 'job.language', defaultMessage: 'Language' },
  employmentTypeId: { id: 'job.employmentType', defaultMessage: 'Type of employment' },
  applicantLevelId: { id: 'job.level', defaultMessage: 'Level' },
  from: { id: 'job.from', defaultMessage: 'Start' },
  to: { id: 'job.to', defaultMessage: 'End' },
  tags: { id: 'job.tags', defaultMessage: 'Tags' },
  campaigns: { id: 'job.campaigns', defaultMessage: 'Campaigns' },
  texts: { id: 'job.texts', defaultMessage: 'Texts' },
  introduction: { id: 'job.introduction', defaultMessage: 'Introduction' },
  description: { id: 'job.description', defaultMessage: 'Who you work for' },
  about: { id: 'job.about', defaultMessage: 'Who we look for' },
  offer: { id: 'job.offer', defaultMessage: 'What we offer' },
});

export const formMessages = defineMessages({
  choose: { id: 'jobForm.choose', defaultMessage: 'Choose' },
  newTag: { id: 'jobForm.newTag', defaultMessage: 'New tag: {tag}' },
  save: { id: 'jobForm.save', defaultMessage: 'Save job' },
  saved: { id: 'jobForm.saved', defaultMessage: '{title} saved' },
  added: { id: 'jobForm.added', defaultMessage: '{title} added' },
});
