import { defineMessages } from '../../i18n/define';

export const proofMessages = defineMessages({
  password: { id: 'proof.password', defaultMessage: 'Your password' },
  code: { id: 'proof.code', defaultMessage: 'Your code' },
  codeHelp: { id: 'proof.codeHelp', defaultMessage: 'Of your authenticator app, or a recovery code.' },
});

/** An authenticator app and its codes. */
export const twoFactorMessages = defineMessages({
  qrImage: { id: 'recruiters.qrImage', defaultMessage: 'QR code' },
  qrSecret: { id: 'recruiters.qrSecret', defaultMessage: 'Or type this key' },
  copy: { id: 'recruiters.copy', defaultMessage: 'Copy the key' },
  copied: { id: 'recruiters.copied', defaultMessage: 'Key copied' },
  notCopied: { id: 'recruiters.notCopied', defaultMessage: 'Copying did not work: select the key' },
  password: { id: 'twoFactor.password', defaultMessage: 'Current password' },
  next: { id: 'twoFactor.next', defaultMessage: 'Continue' },
  scan: {
    id: 'twoFactor.scan',
    defaultMessage: 'Scan this with your authenticator app, or type the key into it.',
  },
  code: { id: 'twoFactor.code', defaultMessage: 'Verification code' },
  codeHelp: { id: 'twoFactor.codeHelp', defaultMessage: 'The six digits that the app then shows.' },
  turnOn: { id: 'twoFactor.turnOn', defaultMessage: 'Turn on' },
  recovery: { id: 'twoFactor.recovery', defaultMessage: 'Recovery codes' },
  keepThem: {
    id: 'twoFactor.keepThem',
    defaultMessage:
      'Each lets you in once when you do not have the app. They are shown only now: keep them where you find them without your phone.',
  },
  copyCodes: { id: 'twoFactor.copy', defaultMessage: 'Copy' },
  codesCopied: { id: 'twoFactor.copied', defaultMessage: 'Codes copied' },
  codesNotCopied: { id: 'twoFactor.notCopied', defaultMessage: 'Copying did not work: download them' },
  download: { id: 'twoFactor.download', defaultMessage: 'Download' },
  kept: { id: 'twoFactor.kept', defaultMessage: 'I have kept them' },
});

/** Making a passkey. */
export const passkeyMessages = defineMessages({
  name: { id: 'passkeys.name', defaultMessage: 'Name' },
  nameHelp: { id: 'passkeys.nameHelp', defaultMessage: 'So that you tell it from others.' },
  anyName: { id: 'passkeys.anyName', defaultMessage: 'Passkey' },
  adding: { id: 'passkeys.adding', defaultMessage: 'Continue' },
  cancelled: { id: 'passkeys.notAdded', defaultMessage: 'No passkey was added. Try again.' },
  already: { id: 'passkeys.already', defaultMessage: 'This device already has a passkey of yours.' },
  notHere: { id: 'passkeys.notHere', defaultMessage: 'Passkeys are not set up for the address of this console.' },
  unknownHere: { id: 'passkeys.unknownHere', defaultMessage: 'This browser does not know passkeys.' },
});
