import { defineMessages } from '../../i18n/define';

export const proofMessages = defineMessages({
  password: { id: 'proof.password', defaultMessage: 'Your password' },
  code: { id: 'proof.code', defaultMessage: 'Your code' },
  codeHelp: { id: 'proof.codeHelp', defaultMessage: 'Of your authenticator app, or a recovery code.' },
});
