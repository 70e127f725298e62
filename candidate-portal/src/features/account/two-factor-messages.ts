import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'twoFactor.title', defaultMessage: 'Two-factor' },
  help: { id: 'twoFactor.help', defaultMessage: 'Besides your password, a code of an app on your phone.' },
  notLoaded: { id: 'twoFactor.notLoaded', defaultMessage: 'Whether two-factor is on could not be loaded.' },
  app: { id: 'twoFactor.app', defaultMessage: 'Authenticator app' },
  on: { id: 'twoFactor.on', defaultMessage: 'On' },
  off: { id: 'twoFactor.off', defaultMessage: 'Off' },
  setUp: { id: 'twoFactor.setUp', defaultMessage: 'Set up' },
  setUpLong: { id: 'twoFactor.setUpLong', defaultMessage: 'Set up two-factor' },
  password: { id: 'twoFactor.password', defaultMessage: 'Current password' },
  next: { id: 'twoFactor.next', defaultMessage: 'Continue' },
  scan: {
    id: 'twoFactor.scan',
    defaultMessage: 'Scan this with your authenticator app, or type the key into it.',
  },
  picture: { id: 'twoFactor.picture', defaultMessage: 'QR code for your authenticator app' },
  key: { id: 'twoFactor.key', defaultMessage: 'Key' },
  code: { id: 'twoFactor.code', defaultMessage: 'Verification code' },
  codeHelp: { id: 'twoFactor.codeHelp', defaultMessage: 'The six digits that the app shows then.' },
  anyCodeHelp: { id: 'twoFactor.anyCodeHelp', defaultMessage: 'From the app, or one of your recovery codes.' },
  turnOn: { id: 'twoFactor.turnOn', defaultMessage: 'Turn on' },
  turnedOn: { id: 'twoFactor.turnedOn', defaultMessage: 'Two-factor is on' },
  turnOff: { id: 'twoFactor.turnOff', defaultMessage: 'Turn off' },
  turnOffLong: { id: 'twoFactor.turnOffLong', defaultMessage: 'Turn off two-factor' },
  turnOffHelp: {
    id: 'twoFactor.turnOffHelp',
    defaultMessage: 'From then on your password is enough to log in. Your other devices are logged out.',
  },
  turnedOff: { id: 'twoFactor.turnedOff', defaultMessage: 'Two-factor is off' },
  recovery: { id: 'twoFactor.recovery', defaultMessage: 'Recovery codes' },
  left: {
    id: 'twoFactor.left',
    defaultMessage: '{count, plural, =0 {None left: make new ones} other {# left}}',
  },
  renew: { id: 'twoFactor.renew', defaultMessage: 'Make new codes' },
  renewHelp: { id: 'twoFactor.renewHelp', defaultMessage: 'The codes you have stop working then.' },
  keepThem: {
    id: 'twoFactor.keepThem',
    defaultMessage:
      'Each lets you in once when you do not have the app. You see them only now: keep them where you find them without your phone.',
  },
  copy: { id: 'twoFactor.copy', defaultMessage: 'Copy' },
  copied: { id: 'twoFactor.copied', defaultMessage: 'The codes are copied' },
  notCopied: { id: 'twoFactor.notCopied', defaultMessage: 'Copying did not work: download them' },
  download: { id: 'twoFactor.download', defaultMessage: 'Download' },
  kept: { id: 'twoFactor.kept', defaultMessage: 'I have kept them' },
});
