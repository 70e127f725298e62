import { defineMessages } from '../../i18n/define';
import type { AgendaView } from './agenda-address';

export const messages = defineMessages({
  agenda: { id: 'agenda.agenda', defaultMessage: 'Agenda' },
  of: { id: 'agenda.of', defaultMessage: 'Agenda of {name}' },
  all: { id: 'agenda.all', defaultMessage: 'Everybody’s agenda' },
  nobody: { id: 'agenda.nobody', defaultMessage: 'Nobody has this agenda' },
  nobodyText: {
    id: 'agenda.nobodyText',
    defaultMessage: 'The person was removed, or the address is not right.',
  },
  today: { id: 'agenda.today', defaultMessage: 'Today' },
  view: { id: 'agenda.view', defaultMessage: 'View' },
  assignedTo: { id: 'agenda.assignedTo', defaultMessage: 'Assigned to' },
  everybody: { id: 'agenda.everybody', defaultMessage: 'Everybody' },
  addPerson: { id: 'agenda.addPerson', defaultMessage: 'Show somebody’s items' },
  leaveOut: { id: 'agenda.leaveOut', defaultMessage: 'Leave out {name}' },
  dates: { id: 'agenda.dates', defaultMessage: 'Days and months' },
  datesBelgian: { id: 'agenda.datesBelgian', defaultMessage: 'Days and months: in Belgian Dutch' },
  datesInterface: { id: 'agenda.datesInterface', defaultMessage: 'Days and months: as the interface' },
  add: { id: 'agenda.add', defaultMessage: 'New item' },
  edit: { id: 'agenda.edit', defaultMessage: 'Edit item' },
  title: { id: 'agenda.title', defaultMessage: 'Title' },
  start: { id: 'agenda.start', defaultMessage: 'Start' },
  end: { id: 'agenda.end', defaultMessage: 'End' },
  findPerson: { id: 'agenda.findPerson', defaultMessage: 'Name or email address' },
  save: { id: 'agenda.save', defaultMessage: 'Save item' },
  added: { id: 'agenda.calendar_item_added', defaultMessage: 'Item added' },
  updated: { id: 'agenda.calendar_item_updated', defaultMessage: 'Item changed' },
  missingField: { id: 'agenda.missing_field', defaultMessage: 'Something is missing' },
  fieldRequired: { id: 'agenda.field_required', defaultMessage: 'Give the item a title.' },
  removeQuestion: { id: 'agenda.sure_remove_item', defaultMessage: 'Remove “{title}”?' },
  removeText: { id: 'agenda.removeText', defaultMessage: 'It is gone for everybody. This can’t be undone.' },
  removed: { id: 'agenda.removed', defaultMessage: 'Item removed' },
  gone: { id: 'agenda.gone', defaultMessage: 'This item is gone' },
  goneText: { id: 'agenda.goneText', defaultMessage: 'Somebody else removed it, or the address is not right.' },
  moveGone: { id: 'agenda.moveGone', defaultMessage: '“{title}” was removed by somebody else' },
  moveFailed: { id: 'agenda.moveFailed', defaultMessage: '“{title}” was not moved' },
  tryAgain: { id: 'agenda.tryAgain', defaultMessage: 'Try again' },
  movedTo: { id: 'agenda.movedTo', defaultMessage: '{title}: {period}' },
  theirs: { id: 'agenda.theirs', defaultMessage: 'It is now at {period}' },
  earlier: { id: 'agenda.earlier', defaultMessage: '{count, number} earlier, {time}' },
  moreShort: { id: 'agenda.moreShort', defaultMessage: '+{count, number}' },
  outsideHours: { id: 'agenda.outsideHours', defaultMessage: 'Outside these hours' },
  toDay: { id: 'agenda.toDay', defaultMessage: 'To {day}' },
  showMore: { id: 'agenda.showMore', defaultMessage: 'Show {count, plural, one {# more item} other {# more items}}' },
  more: { id: 'agenda.more', defaultMessage: '{count, plural, other {# more}}' },
  tooMany: {
    id: 'agenda.tooMany',
    defaultMessage:
      'These are {shown, number} of {total, number} items. Choose somebody or a shorter period to see the rest.',
  },
  keys: {
    id: 'agenda.keys',
    defaultMessage:
      'Enter opens it, Delete removes it. Alt and the arrow keys move it, Alt, Shift and up or down change its end.',
  },
  nobodyAssigned: { id: 'agenda.nobodyAssigned', defaultMessage: 'Nobody' },
});

export const viewNames = defineMessages<AgendaView>({
  week: { id: 'agenda.week', defaultMessage: 'Week' },
  month: { id: 'agenda.month', defaultMessage: 'Month' },
  day: { id: 'agenda.day', defaultMessage: 'Day' },
});

export const previousNames = defineMessages<AgendaView>({
  week: { id: 'agenda.previousWeek', defaultMessage: 'Previous week' },
  month: { id: 'agenda.previousMonth', defaultMessage: 'Previous month' },
  day: { id: 'agenda.previousDay', defaultMessage: 'Previous day' },
});

export const nextNames = defineMessages<AgendaView>({
  week: { id: 'agenda.nextWeek', defaultMessage: 'Next week' },
  month: { id: 'agenda.nextMonth', defaultMessage: 'Next month' },
  day: { id: 'agenda.nextDay', defaultMessage: 'Next day' },
});
