import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'recruiters.title', defaultMessage: 'Recruiters' },
  text: { id: 'recruiters.text', defaultMessage: 'Who may work in this console, and who logs in with a code.' },
  add: { id: 'recruiters.add', defaultMessage: 'Add recruiter' },
  addTitle: { id: 'recruiters.addTitle', defaultMessage: 'Add a recruiter' },
  user: { id: 'recruiters.user', defaultMessage: 'User' },
  userHelp: {
    id: 'recruiters.userHelp',
    defaultMessage: 'Somebody with an account. They log in again and then work here.',
  },
  findUser: { id: 'recruiters.findUser', defaultMessage: 'Name or email' },
  grant: { id: 'recruiters.grant', defaultMessage: 'Give the recruiter role' },
  granted: { id: 'recruiters.granted', defaultMessage: '{name} is a recruiter' },
  search: { id: 'recruiters.search', defaultMessage: 'Search recruiters' },
  name: { id: 'recruiters.name', defaultMessage: 'Name' },
  email: { id: 'recruiters.email', defaultMessage: 'Email' },
  twoFactor: { id: 'recruiters.twoFactor', defaultMessage: 'Two-factor' },
  on: { id: 'recruiters.on', defaultMessage: 'On' },
  off: { id: 'recruiters.off', defaultMessage: 'Off' },
  since: { id: 'recruiters.since', defaultMessage: 'Registered' },
  you: { id: 'recruiters.you', defaultMessage: 'you' },
  generateQr: { id: 'recruiters.generateQr', defaultMessage: 'Generate QR' },
  qrQuestion: { id: 'recruiters.qrQuestion', defaultMessage: 'Generate a new QR for {name}?' },
  qrWarning: {
    id: 'recruiters.qrWarning',
    defaultMessage:
      'Two-factor is on from then, and codes of an earlier QR stop working. They are logged out everywhere and told by mail that it was you.',
  },
  qrTitle: { id: 'recruiters.qrTitle', defaultMessage: 'Scan this with {name}' },
  qrText: {
    id: 'recruiters.qrText',
    defaultMessage: 'Scan it with an authenticator app now: it is shown only once.',
  },
  done: { id: 'recruiters.done', defaultMessage: 'Done' },
  remove: { id: 'recruiters.remove', defaultMessage: 'Revoke role' },
  removeQuestion: { id: 'recruiters.removeQuestion', defaultMessage: 'Revoke the recruiter role of {name}?' },
  removeText: {
    id: 'recruiters.removeText',
    defaultMessage: 'They are logged out at once and can no longer work here. Their notes and mails stay.',
  },
  removed: { id: 'recruiters.removed', defaultMessage: '{name} is no longer a recruiter' },
  actions: { id: 'recruiters.actions', defaultMessage: 'Actions' },
  none: { id: 'recruiters.none', defaultMessage: 'No recruiter by that name' },
  noneText: { id: 'recruiters.noneText', defaultMessage: 'Search for another name or email.' },
});
