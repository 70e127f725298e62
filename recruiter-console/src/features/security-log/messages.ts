import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'securityLog.title', defaultMessage: 'Security log' },
  text: {
    id: 'securityLog.text',
    defaultMessage: 'Who did what, and from where. Kept for twelve months.',
  },
  save: { id: 'securityLog.save', defaultMessage: 'Save as JSON lines' },
  saving: { id: 'securityLog.saving', defaultMessage: 'Saving…' },
  saved: { id: 'securityLog.saved', defaultMessage: 'Saved as {name}' },
  event: { id: 'securityLog.event', defaultMessage: 'Event' },
  when: { id: 'securityLog.when', defaultMessage: 'When' },
  who: { id: 'securityLog.who', defaultMessage: 'Who' },
  what: { id: 'securityLog.what', defaultMessage: 'What' },
  where: { id: 'securityLog.where', defaultMessage: 'From where' },
  about: { id: 'securityLog.about', defaultMessage: 'Account' },
  address: { id: 'securityLog.address', defaultMessage: 'Address' },
  browser: { id: 'securityLog.browser', defaultMessage: 'Browser' },
  browserOn: { id: 'securityLog.browserOn', defaultMessage: '{browser} on {system}' },
  userAgent: { id: 'securityLog.userAgent', defaultMessage: 'It calls itself' },
  candidates: { id: 'securityLog.candidates', defaultMessage: 'Candidates' },
  quarter: { id: 'securityLog.quarter', defaultMessage: 'in the 15 minutes from {moment}' },
  nobody: { id: 'securityLog.nobody', defaultMessage: 'Not logged in' },
  gone: { id: 'securityLog.gone', defaultMessage: 'Somebody who left' },
  moreGone: { id: 'securityLog.moreGone', defaultMessage: '{count, plural, one {# who left} other {# who left}}' },
  everything: { id: 'securityLog.everything', defaultMessage: 'Everything' },
  user: { id: 'securityLog.user', defaultMessage: 'By or about whom' },
  anybody: { id: 'securityLog.anybody', defaultMessage: 'Anybody' },
  from: { id: 'securityLog.from', defaultMessage: 'First day' },
  to: { id: 'securityLog.to', defaultMessage: 'Last day' },
  endFirst: { id: 'securityLog.endFirst', defaultMessage: 'Before the first day' },
  none: { id: 'securityLog.none', defaultMessage: 'Nothing here' },
  noneText: {
    id: 'securityLog.noneText',
    defaultMessage: 'Nothing of this kind happened then. Choose another kind, person or day.',
  },
});

/** Kinds of events that are chosen together. */
export const groups = defineMessages({
  logins: { id: 'securityLog.group.logins', defaultMessage: 'Logins' },
  credentials: { id: 'securityLog.group.credentials', defaultMessage: 'Passwords, codes, passkeys' },
  accounts: { id: 'securityLog.group.accounts', defaultMessage: 'Roles and accounts' },
  reading: { id: 'securityLog.group.reading', defaultMessage: 'Opened and saved' },
  operations: { id: 'securityLog.group.operations', defaultMessage: 'Many at once' },
  deletions: { id: 'securityLog.group.deletions', defaultMessage: 'Deleted' },
});

/** What happened. */
export const kinds = defineMessages({
  login: { id: 'securityLog.kind.login', defaultMessage: 'Logged in' },
  login_refused: { id: 'securityLog.kind.login_refused', defaultMessage: 'Wrong password' },
  login_locked: { id: 'securityLog.kind.login_locked', defaultMessage: 'Closed after too many wrong passwords' },
  code_refused: { id: 'securityLog.kind.code_refused', defaultMessage: 'Wrong code of two-factor' },
  logout: { id: 'securityLog.kind.logout', defaultMessage: 'Logged out' },
  sessions_ended: { id: 'securityLog.kind.sessions_ended', defaultMessage: 'Ended other sessions' },
  password_changed: { id: 'securityLog.kind.password_changed', defaultMessage: 'Changed the password' },
  password_reset: { id: 'securityLog.kind.password_reset', defaultMessage: 'Chose a new password by a mailed link' },
  address_changed: { id: 'securityLog.kind.address_changed', defaultMessage: 'Changed the email address' },
  two_factor_on: { id: 'securityLog.kind.two_factor_on', defaultMessage: 'Turned two-factor on' },
  two_factor_off: { id: 'securityLog.kind.two_factor_off', defaultMessage: 'Turned two-factor off' },
  recovery_codes_made: { id: 'securityLog.kind.recovery_codes_made', defaultMessage: 'Made new recovery codes' },
  passkey_added: { id: 'securityLog.kind.passkey_added', defaultMessage: 'Added a passkey' },
  passkey_removed: { id: 'securityLog.kind.passkey_removed', defaultMessage: 'Removed a passkey' },
  role_given: { id: 'securityLog.kind.role_given', defaultMessage: 'Gave the recruiter role' },
  role_taken: { id: 'securityLog.kind.role_taken', defaultMessage: 'Revoked the recruiter role' },
  account_removed: { id: 'securityLog.kind.account_removed', defaultMessage: 'Asked to remove the account' },
  account_kept: { id: 'securityLog.kind.account_kept', defaultMessage: 'Kept the account' },
  candidates_opened: {
    id: 'securityLog.kind.candidates_opened',
    defaultMessage: 'Opened {count, plural, one {# candidate} other {# candidates}}',
  },
  files_downloaded: {
    id: 'securityLog.kind.files_downloaded',
    defaultMessage: 'Opened files of {count, plural, one {# candidate} other {# candidates}}',
  },
  candidates_exported: { id: 'securityLog.kind.candidates_exported', defaultMessage: 'Exported candidates' },
  archive_asked: { id: 'securityLog.kind.archive_asked', defaultMessage: 'Asked for the archive of their data' },
  archive_downloaded: { id: 'securityLog.kind.archive_downloaded', defaultMessage: 'Saved the archive of their data' },
  log_exported: { id: 'securityLog.kind.log_exported', defaultMessage: 'Saved the security log' },
  operation_begun: { id: 'securityLog.kind.operation_begun', defaultMessage: '{action}' },
  operation_approved: { id: 'securityLog.kind.operation_approved', defaultMessage: 'Said yes: {action}' },
  operation_declined: { id: 'securityLog.kind.operation_declined', defaultMessage: 'Said no: {action}' },
  operation_cancelled: { id: 'securityLog.kind.operation_cancelled', defaultMessage: 'Cancelled: {action}' },
  operation_undone: { id: 'securityLog.kind.operation_undone', defaultMessage: 'Undid: {action}' },
  deleted: { id: 'securityLog.kind.deleted', defaultMessage: 'Deleted: {thing}' },
});

/** What an operation does to many candidates, as its action is called. */
export const actions = defineMessages({
  mail: {
    id: 'securityLog.action.mail',
    defaultMessage: 'Mail to {count, plural, one {# candidate} other {# candidates}}',
  },
  status: {
    id: 'securityLog.action.status',
    defaultMessage: 'Status of {count, plural, one {# candidate} other {# candidates}}',
  },
  archived: {
    id: 'securityLog.action.archived',
    defaultMessage: 'Archive of {count, plural, one {# candidate} other {# candidates}}',
  },
  assignedTo: {
    id: 'securityLog.action.assignedTo',
    defaultMessage: 'Assignment of {count, plural, one {# candidate} other {# candidates}}',
  },
  tags: {
    id: 'securityLog.action.tags',
    defaultMessage: 'Tags of {count, plural, one {# candidate} other {# candidates}}',
  },
  addToFolders: {
    id: 'securityLog.action.addToFolders',
    defaultMessage: 'Folders of {count, plural, one {# candidate} other {# candidates}}',
  },
  removeFromFolders: {
    id: 'securityLog.action.removeFromFolders',
    defaultMessage: '{count, plural, one {# candidate} other {# candidates}} out of folders',
  },
});

/** Records that are deleted, by their address. */
export const things = defineMessages({
  candidates: { id: 'securityLog.thing.candidates', defaultMessage: 'candidate' },
  notes: { id: 'securityLog.thing.notes', defaultMessage: 'note' },
  tests: { id: 'securityLog.thing.tests', defaultMessage: 'test' },
  tasks: { id: 'securityLog.thing.tasks', defaultMessage: 'task' },
  interviews: { id: 'securityLog.thing.interviews', defaultMessage: 'interview' },
  files: { id: 'securityLog.thing.files', defaultMessage: 'file' },
  diplomas: { id: 'securityLog.thing.diplomas', defaultMessage: 'diploma' },
  experience: { id: 'securityLog.thing.experience', defaultMessage: 'work experience' },
  jobs: { id: 'securityLog.thing.jobs', defaultMessage: 'job' },
  jobapplications: { id: 'securityLog.thing.jobapplications', defaultMessage: 'application' },
  calendar: { id: 'securityLog.thing.calendar', defaultMessage: 'agenda item' },
  folders: { id: 'securityLog.thing.folders', defaultMessage: 'folder' },
  skills: { id: 'securityLog.thing.skills', defaultMessage: 'skill' },
  skillcategories: { id: 'securityLog.thing.skillcategories', defaultMessage: 'category of skills' },
  scorecards: { id: 'securityLog.thing.scorecards', defaultMessage: 'scorecard' },
  interviewtemplates: { id: 'securityLog.thing.interviewtemplates', defaultMessage: 'interview template' },
  mediums: { id: 'securityLog.thing.mediums', defaultMessage: 'medium' },
  campaigns: { id: 'securityLog.thing.campaigns', defaultMessage: 'campaign' },
});
