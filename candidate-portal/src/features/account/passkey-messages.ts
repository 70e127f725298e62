import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'passkeys.title', defaultMessage: 'Passkeys' },
  help: { id: 'passkeys.help', defaultMessage: 'Log in with your finger, your face or a security key.' },
  notLoaded: { id: 'passkeys.notLoaded', defaultMessage: 'Your passkeys could not be loaded.' },
  none: { id: 'passkeys.none', defaultMessage: 'You have no passkey yet.' },
  unknownHere: { id: 'passkeys.unknownHere', defaultMessage: 'This browser does not know passkeys.' },
  full: { id: 'passkeys.full', defaultMessage: 'You have ten, which is the most: remove one to add another.' },
  made: { id: 'passkeys.made', defaultMessage: 'Added <n>{day}</n>' },
  used: { id: 'passkeys.used', defaultMessage: 'Last used <n>{day}, {time}</n>' },
  add: { id: 'passkeys.add', defaultMessage: 'Add a passkey' },
  adding: { id: 'passkeys.adding', defaultMessage: 'Continue' },
  added: { id: 'passkeys.added', defaultMessage: 'Passkey added: {name}' },
  notAdded: { id: 'passkeys.notAdded', defaultMessage: 'No passkey was added. Try again.' },
  already: { id: 'passkeys.already', defaultMessage: 'This device already has a passkey of yours.' },
  name: { id: 'passkeys.name', defaultMessage: 'Name' },
  nameHelp: { id: 'passkeys.nameHelp', defaultMessage: 'So that you tell it from others.' },
  suggestion: { id: 'passkeys.suggestion', defaultMessage: '{browser} on {system}' },
  anyName: { id: 'passkeys.anyName', defaultMessage: 'Passkey' },
  rename: { id: 'passkeys.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'passkeys.renameNamed', defaultMessage: 'Rename {name}' },
  removeNamed: { id: 'passkeys.removeNamed', defaultMessage: 'Remove {name}' },
  removeHelp: {
    id: 'passkeys.removeHelp',
    defaultMessage: 'It no longer logs you in. Your other devices are logged out.',
  },
  removed: { id: 'passkeys.removed', defaultMessage: 'Passkey removed: {name}' },
});
