import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  emailBusy: { id: 'account.emailBusy', defaultMessage: 'One moment' },
  toEntry: { id: 'account.toEntry', defaultMessage: 'To the login' },
});

/** The pages of the two links of a change of address. */
export const emailLinks = {
  confirm: defineMessages({
    title: { id: 'confirmEmail.title', defaultMessage: 'Confirm your new address' },
    lead: { id: 'confirmEmail.lead', defaultMessage: 'From then on you log in with it.' },
    action: { id: 'confirmEmail.action', defaultMessage: 'Confirm the address' },
    done: { id: 'confirmEmail.done', defaultMessage: 'Your address is changed' },
    doneLead: { id: 'confirmEmail.doneLead', defaultMessage: 'From now on you log in with it.' },
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
  }),
};
