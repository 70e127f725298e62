import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  emailBusy: { id: 'account.emailBusy', defaultMessage: 'One moment' },
  noOldAddress: {
    id: 'account.noOldAddress',
    defaultMessage: 'You no longer read the old address? <a>Ask the agency</a> to change it.',
  },
  toEntry: { id: 'account.toEntry', defaultMessage: 'To the login' },
});

/** The pages of the links of a change of address (either address confirms it, the old one stops it), and of an account that is going. */
export const emailLinks = {
  confirm: defineMessages({
    title: { id: 'confirmEmail.title', defaultMessage: 'Confirm your change of address' },
    lead: { id: 'confirmEmail.lead', defaultMessage: 'It counts once both addresses have confirmed it.' },
    action: { id: 'confirmEmail.action', defaultMessage: 'Confirm the change' },
    done: { id: 'confirmEmail.done', defaultMessage: 'Your address is changed' },
    doneLead: { id: 'confirmEmail.doneLead', defaultMessage: 'From now on you log in with the new one.' },
    waits: { id: 'confirmEmail.waits', defaultMessage: 'Confirmed. Now the other address' },
    waitsLead: {
      id: 'confirmEmail.waitsLead',
      defaultMessage: 'Open the link in the mail there too. Until then you log in with the old one.',
    },
  }),
  keep: defineMessages({
    title: { id: 'keepEmail.title', defaultMessage: 'Keep your address?' },
    lead: {
      id: 'keepEmail.lead',
      defaultMessage:
        'Then you are logged out everywhere, and get a link to choose a new password: somebody knows the one you have.',
    },
    action: { id: 'keepEmail.action', defaultMessage: 'Keep my address' },
    done: { id: 'keepEmail.done', defaultMessage: 'Your address stays' },
    doneLead: { id: 'keepEmail.doneLead', defaultMessage: 'We sent you a link to choose a new password.' },
    already: { id: 'keepEmail.already', defaultMessage: 'Your address was kept already' },
  }),
  stay: defineMessages({
    title: { id: 'keepAccount.title', defaultMessage: 'Keep your account?' },
    lead: {
      id: 'keepAccount.lead',
      defaultMessage: 'Then nothing is removed: you can use your account as before, and your public page is as it was.',
    },
    action: { id: 'keepAccount.action', defaultMessage: 'Keep my account' },
    done: { id: 'keepAccount.done', defaultMessage: 'Your account stays' },
    doneLead: {
      id: 'keepAccount.doneLead',
      defaultMessage: 'Was it not you who asked to remove it? Then choose a new password now.',
    },
  }),
};
