import type { Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** Somebody turned two-factor on for their own login. */
export const twoFactorOn: Record<Language, Words<'two_factor_on'>> = {
  nl: ({ firstname, url }, agency) => ({
    subject: 'Tweestapsverificatie staat aan',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Voortaan vragen we bij het inloggen ook een code van je authenticator-app. Bewaar je herstelcodes goed: daarmee kom je erin als je de app niet meer hebt. Was jij het? Dan hoef je niets te doen.`,
      `Was jij het niet? Kies dan meteen een nieuw wachtwoord en laat het ${agency} weten: we zetten de verificatie weer uit.`,
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: ['Overal elders ben je uitgelogd.'],
  }),
  fr: ({ firstname, url }, agency) => ({
    subject: 'La double authentification est activée',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'La connexion vous demande désormais aussi un code de votre application d’authentification. Gardez bien vos codes de secours : ils vous ouvrent votre compte si vous n’avez plus l’application. Si c’était vous, il n’y a rien à faire.',
      `Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe et prévenez ${agency} : nous désactiverons cette vérification.`,
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: ['Toutes vos autres connexions sont fermées.'],
  }),
  en: ({ firstname, url }, agency) => ({
    subject: 'Two-factor is on',
    heading: `Hello ${firstname}`,
    paragraphs: [
      'From now on the login asks for a code of your authenticator app too. Keep your recovery codes well: they let you in when you no longer have the app. Was it you? Then there is nothing to do.',
      `Was it not you? Then choose a new password now and tell ${agency}: we turn it off again.`,
    ],
    button: { label: 'Choose a new password', url },
    after: ['You are logged out everywhere else.'],
  }),
};

/** Somebody turned it off. */
export const twoFactorOff: Record<Language, Words<'two_factor_off'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Tweestapsverificatie staat uit',
    heading: `Dag ${firstname}`,
    paragraphs: [
      'Om in te loggen volstaat voortaan je wachtwoord. Was jij het? Dan hoef je niets te doen.',
      'Was jij het niet? Kies dan meteen een nieuw wachtwoord: wie dit deed, kent je wachtwoord en had een code.',
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: ['Overal elders ben je uitgelogd.'],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'La double authentification est désactivée',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'Votre mot de passe suffit désormais pour la connexion. Si c’était vous, il n’y a rien à faire.',
      'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe : la personne qui a fait cela connaît le vôtre et avait un code.',
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: ['Toutes vos autres connexions sont fermées.'],
  }),
  en: ({ firstname, url }) => ({
    subject: 'Two-factor is off',
    heading: `Hello ${firstname}`,
    paragraphs: [
      'From now on your password is enough to log in. Was it you? Then there is nothing to do.',
      'Was it not you? Then choose a new password now: whoever did this knows yours and had a code.',
    ],
    button: { label: 'Choose a new password', url },
    after: ['You are logged out everywhere else.'],
  }),
};
