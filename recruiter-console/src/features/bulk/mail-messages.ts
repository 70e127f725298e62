import { defineMessages } from '../../i18n/define';

export const mailMessages = defineMessages({
  title: { id: 'bulkMail.title', defaultMessage: 'Mail {count, plural, one {# candidate} other {# candidates}}' },
  each: { id: 'bulkMail.each', defaultMessage: 'Everybody gets a mail of their own.' },
  subject: { id: 'bulkMail.subject', defaultMessage: 'Subject' },
  message: { id: 'bulkMail.message', defaultMessage: 'Message' },
  insert: { id: 'bulkMail.insert', defaultMessage: 'Insert a field' },
  firstname: { id: 'bulkMail.firstname', defaultMessage: 'First name' },
  name: { id: 'bulkMail.name', defaultMessage: 'Last name' },
  email: { id: 'bulkMail.email', defaultMessage: 'Email address' },
  recruiter: { id: 'bulkMail.recruiter', defaultMessage: 'Your name' },
  preview: { id: 'bulkMail.preview', defaultMessage: 'Preview' },
  write: { id: 'bulkMail.write', defaultMessage: 'Back to writing' },
  first: { id: 'bulkMail.first', defaultMessage: 'The first {count, plural, one {mail} other {# mails}}' },
  archived: {
    id: 'bulkMail.archived',
    defaultMessage:
      '{count, plural, one {# candidate is archived and gets} other {# candidates are archived and get}} no mail.',
  },
  hold: {
    id: 'bulkMail.hold',
    defaultMessage: 'They leave after a minute: until then you can cancel sending.',
  },
  needsYes: {
    id: 'bulkMail.needsYes',
    defaultMessage:
      'A mail to more than {above, number} candidates needs a colleague’s yes. Nothing is sent until then, and within a day. They leave a minute after it.',
  },
  ask: {
    id: 'bulkMail.ask',
    defaultMessage: 'Ask a colleague’s yes for {count, plural, one {# mail} other {# mails}}',
  },
  send: { id: 'bulkMail.send', defaultMessage: 'Send {count, plural, one {# mail} other {# mails}}' },
  schedule: { id: 'bulkMail.schedule', defaultMessage: 'Schedule {count, plural, one {# mail} other {# mails}}' },
});
