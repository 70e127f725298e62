import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  selected: { id: 'bulk.selected', defaultMessage: '{count, plural, other {# selected}}' },
  allSelected: { id: 'bulk.allSelected', defaultMessage: 'All {count, number} selected' },
  selectAll: { id: 'bulk.selectAll', defaultMessage: 'Select all {count}' },
  counting: { id: 'bulk.counting', defaultMessage: 'All selected, counting…' },
  onlyPage: { id: 'bulk.onlyPage', defaultMessage: 'Only the {count, number} on this page' },
  bar: { id: 'bulk.bar', defaultMessage: 'Selected candidates' },
  more: { id: 'bulk.more', defaultMessage: 'More actions' },
  addToFolder: { id: 'bulk.addToFolder', defaultMessage: 'Add to folder' },
  takeOut: { id: 'bulk.takeOut', defaultMessage: 'Take out of folder' },
  mail: { id: 'bulk.mail', defaultMessage: 'Mail' },
  assign: { id: 'bulk.assign', defaultMessage: 'Assign' },
  status: { id: 'bulk.status', defaultMessage: 'Status' },
  tag: { id: 'bulk.tag', defaultMessage: 'Tags' },
  archive: { id: 'bulk.archive', defaultMessage: 'Archive' },
  unarchive: { id: 'bulk.unarchive', defaultMessage: 'Unarchive' },
  export: { id: 'bulk.export', defaultMessage: 'Export' },
  searchFolder: { id: 'bulk.searchFolder', defaultMessage: 'Search a folder' },
  createFolder: { id: 'bulk.createFolder', defaultMessage: 'Create folder “{name}”' },
  tagsAdd: { id: 'bulk.tagsAdd', defaultMessage: 'Put on' },
  tagsRemove: { id: 'bulk.tagsRemove', defaultMessage: 'Take off' },
  tagsSave: { id: 'bulk.tagsSave', defaultMessage: 'Change tags' },
});

/** What runs, by action. */
export const running = defineMessages({
  addToFolders: {
    id: 'bulk.running.addToFolders',
    defaultMessage: 'Adding {count, plural, one {# candidate} other {# candidates}} to {folder}…',
  },
  removeFromFolders: {
    id: 'bulk.running.removeFromFolders',
    defaultMessage: 'Taking {count, plural, one {# candidate} other {# candidates}} out of {folder}…',
  },
  assignedTo: {
    id: 'bulk.running.assignedTo',
    defaultMessage: 'Assigning {count, plural, one {# candidate} other {# candidates}} to {name}…',
  },
  status: {
    id: 'bulk.running.status',
    defaultMessage: 'Setting {count, plural, one {# candidate} other {# candidates}} to {status}…',
  },
  tags: {
    id: 'bulk.running.tags',
    defaultMessage: 'Tagging {count, plural, one {# candidate} other {# candidates}}…',
  },
  archived: {
    id: 'bulk.running.archived',
    defaultMessage: 'Archiving {count, plural, one {# candidate} other {# candidates}}…',
  },
  unarchived: {
    id: 'bulk.running.unarchived',
    defaultMessage: 'Unarchiving {count, plural, one {# candidate} other {# candidates}}…',
  },
  mail: {
    id: 'bulk.running.mail',
    defaultMessage: 'Writing to {count, plural, one {# candidate} other {# candidates}}…',
  },
  undo: {
    id: 'bulk.running.undo',
    defaultMessage: 'Undoing it for {count, plural, one {# candidate} other {# candidates}}…',
  },
});

/** What was done. */
export const done = defineMessages({
  addToFolders: {
    id: 'bulk.done.addToFolders',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} added to {folder}',
  },
  removeFromFolders: {
    id: 'bulk.done.removeFromFolders',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} taken out of {folder}',
  },
  assignedTo: {
    id: 'bulk.done.assignedTo',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} assigned to {name}',
  },
  status: {
    id: 'bulk.done.status',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} set to {status}',
  },
  tags: {
    id: 'bulk.done.tags',
    defaultMessage: 'Tags of {count, plural, one {# candidate} other {# candidates}} changed',
  },
  archived: {
    id: 'bulk.done.archived',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} archived',
  },
  unarchived: {
    id: 'bulk.done.unarchived',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} no longer archived',
  },
  mail: {
    id: 'bulk.done.mail',
    defaultMessage: '{count, plural, one {# mail} other {# mails}} ready to leave',
  },
});

/** What is again as it was, once it was undone. */
export const undone = defineMessages({
  addToFolders: {
    id: 'bulk.undone.addToFolders',
    defaultMessage: '{count, plural, one {# candidate is} other {# candidates are}} no longer in {folder}',
  },
  removeFromFolders: {
    id: 'bulk.undone.removeFromFolders',
    defaultMessage: '{count, plural, one {# candidate is} other {# candidates are}} back in {folder}',
  },
  assignedTo: {
    id: 'bulk.undone.assignedTo',
    defaultMessage: '{count, plural, one {# candidate is} other {# candidates are}} assigned as before',
  },
  status: {
    id: 'bulk.undone.status',
    defaultMessage: '{count, plural, one {# candidate is} other {# candidates are}} at the status of before',
  },
  tags: {
    id: 'bulk.undone.tags',
    defaultMessage: '{count, plural, one {# candidate has} other {# candidates have}} the tags of before',
  },
  archived: {
    id: 'bulk.undone.archived',
    defaultMessage: '{count, plural, one {# candidate is} other {# candidates are}} no longer archived',
  },
  unarchived: {
    id: 'bulk.undone.unarchived',
    defaultMessage: '{count, plural, one {# candidate is} other {# candidates are}} archived again',
  },
  mail: { id: 'bulk.undone.mail', defaultMessage: '{count, plural, one {# mail is} other {# mails are}} not sent' },
});

/** In French alone "undo" names what it takes back: "Annuler" by itself is "cancel". */
export const undo = defineMessages({
  addToFolders: { id: 'bulk.undo.addToFolders', defaultMessage: 'Undo' },
  removeFromFolders: { id: 'bulk.undo.removeFromFolders', defaultMessage: 'Undo' },
  assignedTo: { id: 'bulk.undo.assignedTo', defaultMessage: 'Undo' },
  status: { id: 'bulk.undo.status', defaultMessage: 'Undo' },
  tags: { id: 'bulk.undo.tags', defaultMessage: 'Undo' },
  archived: { id: 'bulk.undo.archived', defaultMessage: 'Undo' },
  unarchived: { id: 'bulk.undo.unarchived', defaultMessage: 'Undo' },
  mail: { id: 'bulk.undo.mail', defaultMessage: 'Cancel sending' },
});

export const progress = defineMessages({
  percent: { id: 'bulk.percent', defaultMessage: '{part, number, ::percent}' },
  cancelled: { id: 'bulk.cancelled', defaultMessage: 'Stopped: {text}' },
  failed: { id: 'bulk.failed', defaultMessage: 'This could not go on: {text}' },
  waiting: { id: 'bulk.waiting', defaultMessage: 'Waits for a colleague’s yes: {text}' },
  declined: { id: 'bulk.declined', defaultMessage: 'Declined: {text}' },
  lapsed: { id: 'bulk.lapsed', defaultMessage: 'Nobody said yes in time: {text}' },
  skipped: { id: 'bulk.skipped', defaultMessage: '{count, plural, other {# skipped}}' },
  see: { id: 'bulk.see', defaultMessage: 'See who was skipped' },
  skippedTitle: {
    id: 'bulk.skippedTitle',
    defaultMessage: '{count, plural, one {# candidate was skipped} other {# candidates were skipped}}',
  },
  firstOnes: { id: 'bulk.firstOnes', defaultMessage: 'The first {count, number} are shown.' },
  gone: { id: 'bulk.goneName', defaultMessage: 'Somebody who is gone' },
});

export const skips = defineMessages({
  unchanged: { id: 'bulk.skip.unchanged', defaultMessage: 'was so already' },
  gone: { id: 'bulk.skip.gone', defaultMessage: 'is no longer there' },
  archived: { id: 'bulk.skip.archived', defaultMessage: 'is archived' },
  changed_since: { id: 'bulk.skip.changed_since', defaultMessage: 'was changed since' },
  already_sent: { id: 'bulk.skip.already_sent', defaultMessage: 'the mail has left' },
});

/** An operation looked at by itself: who started it, from where, how far it is, and what can be done. */
export const details = defineMessages({
  title: { id: 'bulk.title', defaultMessage: 'Changes to many' },
  text: { id: 'bulk.text', defaultMessage: 'What was done with many candidates at once in the last seven days.' },
  none: { id: 'bulk.none', defaultMessage: 'No changes to many' },
  noneText: { id: 'bulk.noneText', defaultMessage: 'Select candidates in their list to change or mail them together.' },
  startedBy: { id: 'bulk.startedBy', defaultMessage: 'Started by' },
  startedAt: { id: 'bulk.startedAt', defaultMessage: 'Started on' },
  from: { id: 'bulk.from', defaultMessage: 'From where' },
  device: { id: 'bulk.device', defaultMessage: 'With' },
  reached: { id: 'bulk.reached', defaultMessage: 'Done so far' },
  reachedOf: { id: 'bulk.reachedOf', defaultMessage: '{done, number} of {total, number}' },
  waitsUntil: { id: 'bulk.waitsUntil', defaultMessage: 'Lapses on' },
  approvedBy: { id: 'bulk.approvedBy', defaultMessage: 'Approved by' },
  declinedBy: { id: 'bulk.declinedBy', defaultMessage: 'Declined by' },
  reason: { id: 'bulk.reason', defaultMessage: 'Why not' },
  reasonHelp: { id: 'bulk.reasonHelp', defaultMessage: 'Who started it reads this.' },
  approve: { id: 'bulk.approve', defaultMessage: 'Approve' },
  decline: { id: 'bulk.decline', defaultMessage: 'Say no' },
  approved: { id: 'bulk.approved', defaultMessage: 'Approved: the mails leave in a minute' },
  wasDeclined: { id: 'bulk.wasDeclined', defaultMessage: 'Declined: nothing is sent' },
  stop: { id: 'bulk.stop', defaultMessage: 'Stop' },
  stopOnly: { id: 'bulk.stopOnly', defaultMessage: 'Stop, send what is written' },
  sameMail: {
    id: 'bulk.sameMail',
    defaultMessage:
      '{count, plural, one {# candidate gets it} other {# candidates get it}}, with their own name in it.',
  },
  stopMails: { id: 'bulk.stopMails', defaultMessage: 'Stop and cancel sending' },
  withdraw: { id: 'bulk.withdrawRequest', defaultMessage: 'Take the request back' },
  stopped: { id: 'bulk.wasStopped', defaultMessage: 'Stopped' },
  askedForYes: {
    id: 'bulk.askedForYes',
    defaultMessage: 'Nothing is sent yet: a colleague has to say yes within a day',
  },
  someoneGone: { id: 'bulk.someoneGone', defaultMessage: 'Somebody who is gone' },
});
