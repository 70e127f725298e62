import { defineMessages } from '../../i18n/define';

export const whenMessages = defineMessages({
  when: { id: 'emails.when', defaultMessage: 'Send' },
  now: { id: 'emails.now', defaultMessage: 'Now' },
  other: { id: 'emails.other', defaultMessage: 'Other…' },
  scheduledAt: { id: 'emails.scheduledAt', defaultMessage: 'Send at' },
  scheduledAtHelp: { id: 'emails.scheduledAtHelp', defaultMessage: 'Brussels time.' },
});
