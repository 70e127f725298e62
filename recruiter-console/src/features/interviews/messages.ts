import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  tab: { id: 'interviews.tab', defaultMessage: 'Interview' },
  start: { id: 'interviews.start', defaultMessage: 'Start interview' },
  noTemplates: { id: 'interviews.noTemplates', defaultMessage: 'No template with questions yet' },
  type: { id: 'interviews.type', defaultMessage: 'Template' },
  allTypes: { id: 'interviews.allTypes', defaultMessage: 'All templates' },
  search: { id: 'interviews.search', defaultMessage: 'Search interviews' },
  answered: { id: 'interviews.answered', defaultMessage: '{answered, number} of {asked, number} answered' },
  noAnswer: { id: 'interviews.noAnswer', defaultMessage: 'No answer yet' },
  keepOne: {
    id: 'interviews.keepOne',
    defaultMessage: 'An interview keeps at least one answer. Remove it if there is nothing to keep.',
  },
  more: { id: 'interviews.more', defaultMessage: 'More of {name}' },
  created: { id: 'interviews.interview_created', defaultMessage: 'Interview started' },
  updated: {
    id: 'interviews.interview_updated',
    defaultMessage: 'Interview saved together with what a colleague changed',
  },
  removeQuestion: { id: 'interviews.sure_remove_interview', defaultMessage: 'Remove this interview?' },
  removeText: {
    id: 'interviews.removeText',
    defaultMessage: 'Its answers are gone for everybody. This can’t be undone.',
  },
  removed: { id: 'interviews.interview_removed', defaultMessage: 'Interview removed' },
  gone: { id: 'interviews.gone', defaultMessage: 'Somebody who left' },
  none: { id: 'interviews.none', defaultMessage: 'No interviews yet' },
  noneText: { id: 'interviews.noneText', defaultMessage: 'Start one: its answers save themselves while you type.' },
  noneMatch: { id: 'interviews.noneMatch', defaultMessage: 'No interviews match' },
  noneMatchText: {
    id: 'interviews.noneMatchText',
    defaultMessage: 'Choose another template or search for other words.',
  },
});
