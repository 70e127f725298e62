import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  tab: { id: 'notes.tab', defaultMessage: 'Notes' },
  count: { id: 'notes.count', defaultMessage: '{count, plural, one {# note} other {# notes}}' },
  add: { id: 'notes.add', defaultMessage: 'Add note' },
  text: { id: 'notes.text', defaultMessage: 'Note' },
  score: { id: 'notes.score', defaultMessage: 'Score' },
  filter: { id: 'notes.filter', defaultMessage: 'Filter by score' },
  search: { id: 'notes.search', defaultMessage: 'Search notes' },
  save: { id: 'notes.save', defaultMessage: 'Save note' },
  created: { id: 'notes.note_created', defaultMessage: 'Note saved' },
  updated: { id: 'notes.note_updated', defaultMessage: 'Note changed' },
  more: { id: 'notes.more', defaultMessage: 'More of the note by {name}' },
  removeQuestion: { id: 'notes.removeQuestion', defaultMessage: 'Delete this note?' },
  removeText: { id: 'notes.removeText', defaultMessage: 'It is gone for everybody. This can’t be undone.' },
  removed: { id: 'notes.removed', defaultMessage: 'Note deleted' },
  gone: { id: 'notes.gone', defaultMessage: 'Somebody who left' },
  none: { id: 'notes.none', defaultMessage: 'No notes yet' },
  noneText: { id: 'notes.noneText', defaultMessage: 'Write down what a colleague should know.' },
  noneMatch: { id: 'notes.noneMatch', defaultMessage: 'No notes match' },
  noneMatchText: { id: 'notes.noneMatchText', defaultMessage: 'Choose another score or search for other words.' },
});
