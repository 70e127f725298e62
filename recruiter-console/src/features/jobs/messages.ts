import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'jobs.title', defaultMessage: 'Jobs' },
  search: { id: 'jobs.search', defaultMessage: 'Search title or client' },
  time: { id: 'jobs.time', defaultMessage: 'Time' },
  ongoing: { id: 'jobs.ongoing', defaultMessage: 'Ongoing' },
  future: { id: 'jobs.future', defaultMessage: 'Future' },
  finished: { id: 'jobs.finished', defaultMessage: 'Finished' },
  pending: { id: 'jobs.pending', defaultMessage: '{count, number} pending' },
  until: { id: 'jobs.until', defaultMessage: 'until {date}' },
  from: { id: 'jobs.from', defaultMessage: 'from {date}' },
  shown: { id: 'jobs.shown', defaultMessage: '{count, number} of {total, plural, one {# job} other {# jobs}}' },
  allApplications: { id: 'jobs.allApplications', defaultMessage: 'All applications' },
  none: { id: 'jobs.none', defaultMessage: 'No jobs match' },
  noneText: { id: 'jobs.noneText', defaultMessage: 'Choose another time or search for another title.' },
});
