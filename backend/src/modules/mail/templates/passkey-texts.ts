import type { Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** Somebody made a passkey for their own login. */
export const passkeyAdded: Record<Language, Words<'passkey_added'>> = {
  nl: ({ firstname, passkey, url }) => ({
    subject: 'Toegangssleutel toegevoegd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Met de toegangssleutel ‘${passkey}’ log je voortaan in zonder wachtwoord. Was jij het? Dan hoef je niets te doen.`,
      'Was jij het niet? Verwijder hem dan in je account en wijzig je wachtwoord: wie dit deed, kent het.',
    ],
    button: { label: 'Naar je account', url },
    after: [],
  }),
  fr: ({ firstname, passkey, url }) => ({
    subject: 'Clé d’accès ajoutée',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `La clé d’accès « ${passkey} » vous ouvre désormais votre compte sans mot de passe. Si c’était vous, il n’y a rien à faire.`,
      'Ce n’était pas vous ? Supprimez-la dans votre compte et modifiez votre mot de passe : la personne qui a fait cela le connaît.',
    ],
    button: { label: 'Vers votre compte', url },
    after: [],
  }),
  en: ({ firstname, passkey, url }) => ({
    subject: 'Passkey added',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `The passkey “${passkey}” lets you in without a password from now on. Was it you? Then there is nothing to do.`,
      'Was it not you? Then remove it in your account and change your password: whoever did this knows it.',
    ],
    button: { label: 'To your account', url },
    after: [],
  }),
};

/** Somebody removed one. */
export const passkeyRemoved: Record<Language, Words<'passkey_removed'>> = {
  nl: ({ firstname, passkey, url }) => ({
    subject: 'Toegangssleutel verwijderd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `De toegangssleutel ‘${passkey}’ werkt niet meer, en overal elders ben je uitgelogd. Was jij het? Dan hoef je niets te doen.`,
      'Was jij het niet? Wijzig dan je wachtwoord in je account: wie dit deed, kent het.',
    ],
    button: { label: 'Naar je account', url },
    after: [],
  }),
  fr: ({ firstname, passkey, url }) => ({
    subject: 'Clé d’accès supprimée',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `La clé d’accès « ${passkey} » ne fonctionne plus, et toutes vos autres connexions sont fermées. Si c’était vous, il n’y a rien à faire.`,
      'Ce n’était pas vous ? Modifiez alors votre mot de passe dans votre compte : la personne qui a fait cela le connaît.',
    ],
    button: { label: 'Vers votre compte', url },
    after: [],
  }),
  en: ({ firstname, passkey, url }) => ({
    subject: 'Passkey removed',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `The passkey “${passkey}” no longer works, and you are logged out everywhere else. Was it you? Then there is nothing to do.`,
      'Was it not you? Then change your password in your account: whoever did this knows it.',
    ],
    button: { label: 'To your account', url },
    after: [],
  }),
};
