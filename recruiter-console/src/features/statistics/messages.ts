import { defineMessages } from '../../i18n/define';
import type { Period } from './periods';

export const messages = defineMessages({
  title: { id: 'statistics.title', defaultMessage: 'Statistics' },
  total: {
    id: 'statistics.total',
    defaultMessage: '{count, plural, one {# registration} other {# registrations}}',
  },
  dateFilter: { id: 'statistics.dateFilter', defaultMessage: 'Date filter' },
  start: { id: 'statistics.start', defaultMessage: 'Start date' },
  end: { id: 'statistics.end', defaultMessage: 'End date' },
  endFirst: { id: 'statistics.endFirst', defaultMessage: 'The end is before the start' },
  noDay: { id: 'statistics.noDay', defaultMessage: 'Enter a date as DD/MM/YYYY' },
  firstname: { id: 'statistics.firstname', defaultMessage: 'First name' },
  name: { id: 'statistics.name', defaultMessage: 'Name' },
  by: { id: 'statistics.by', defaultMessage: 'Counted by' },
  byPeriod: { id: 'statistics.byPeriod', defaultMessage: 'Period' },
  byPostal: { id: 'statistics.byPostal', defaultMessage: 'Postal code' },
  postal: { id: 'statistics.postal', defaultMessage: 'Postal code' },
  perPostal: { id: 'statistics.perPostal', defaultMessage: 'Candidates per postal code' },
  most: { id: 'statistics.most', defaultMessage: 'The {count, number} with the most' },
  unknown: { id: 'statistics.unknown', defaultMessage: 'Unknown' },
  registrations: { id: 'statistics.registrations', defaultMessage: 'Registrations' },
  share: { id: 'statistics.share', defaultMessage: 'Share' },
  all: { id: 'statistics.all', defaultMessage: 'Total' },
  soFar: { id: 'statistics.soFar', defaultMessage: 'so far' },
  none: { id: 'statistics.no_registrations', defaultMessage: 'No registrations' },
  noneText: { id: 'statistics.noneText', defaultMessage: 'Choose an earlier start, or other names.' },
  csv: { id: 'statistics.csv', defaultMessage: 'Save as CSV' },
  picture: { id: 'statistics.picture', defaultMessage: 'Save as picture' },
  file: { id: 'statistics.file', defaultMessage: 'registrations' },
});

export const periodNames = defineMessages<Period>({
  year: { id: 'statistics.year', defaultMessage: 'Year' },
  month: { id: 'statistics.month', defaultMessage: 'Month' },
  week: { id: 'statistics.week', defaultMessage: 'Week' },
  day: { id: 'statistics.day', defaultMessage: 'Day' },
  range: { id: 'statistics.range', defaultMessage: 'Range' },
});

export const perPeriod = defineMessages<Period>({
  year: { id: 'statistics.perYear', defaultMessage: 'Candidates per year' },
  month: { id: 'statistics.perMonth', defaultMessage: 'Candidates per month' },
  week: { id: 'statistics.perWeek', defaultMessage: 'Candidates per week' },
  day: { id: 'statistics.perDay', defaultMessage: 'Candidates per day' },
  range: { id: 'statistics.perDayOfRange', defaultMessage: 'Candidates per day' },
});

export const runningPeriod = defineMessages<Period>({
  year: { id: 'statistics.runningYear', defaultMessage: 'This year, until {day}' },
  month: { id: 'statistics.runningMonth', defaultMessage: 'This month, until {day}' },
  week: { id: 'statistics.runningWeek', defaultMessage: 'This week, until {day}' },
  day: { id: 'statistics.runningDay', defaultMessage: 'Today, {day}' },
  range: { id: 'statistics.runningRange', defaultMessage: 'Today, {day}' },
});
