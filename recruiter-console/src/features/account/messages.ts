import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'account.title', defaultMessage: 'Your account' },
  twoFactor: { id: 'twoFactor.title', defaultMessage: 'Two-factor' },
  twoFactorHelp: {
    id: 'twoFactor.help',
    defaultMessage: 'Beside your password, a code of an app on your phone.',
  },
  on: { id: 'twoFactor.on', defaultMessage: 'On' },
  off: { id: 'twoFactor.off', defaultMessage: 'Off' },
  codesLeft: {
    id: 'account.codesLeft',
    defaultMessage: '{count, plural, =0 {no recovery codes} one {# recovery code left} other {# recovery codes left}}',
  },
  setUp: { id: 'twoFactor.setUp', defaultMessage: 'Set up' },
  setUpLong: { id: 'twoFactor.setUpLong', defaultMessage: 'Set up two-factor' },
  renew: { id: 'twoFactor.renew', defaultMessage: 'Make new codes' },
  renewHelp: { id: 'twoFactor.renewHelp', defaultMessage: 'Those you have stop working.' },
  byColleague: {
    id: 'account.byColleague',
    defaultMessage: 'A colleague makes it anew when you lose your app.',
  },
  passkeys: { id: 'passkeys.title', defaultMessage: 'Passkeys' },
  passkeysHelp: {
    id: 'passkeys.help',
    defaultMessage: 'Log in with your finger, your face or a security key.',
  },
  none: { id: 'passkeys.none', defaultMessage: 'You have no passkey yet.' },
  full: { id: 'passkeys.full', defaultMessage: 'You have ten, which is the most: remove one to add another.' },
  made: { id: 'passkeys.made', defaultMessage: 'Added {day}' },
  used: { id: 'passkeys.used', defaultMessage: 'Last used {day}, {time}' },
  add: { id: 'passkeys.add', defaultMessage: 'Add a passkey' },
  added: { id: 'passkeys.added', defaultMessage: 'Passkey added: {name}' },
  more: { id: 'passkeys.more', defaultMessage: 'Actions for {name}' },
  rename: { id: 'passkeys.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'passkeys.renameNamed', defaultMessage: 'Rename {name}' },
  removeNamed: { id: 'passkeys.removeNamed', defaultMessage: 'Remove {name}' },
  removeHelp: {
    id: 'passkeys.removeHelp',
    defaultMessage: 'It no longer logs you in. Your other devices are logged out.',
  },
  removed: { id: 'passkeys.removed', defaultMessage: 'Passkey removed: {name}' },
});
