import type { Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** The password is another one: changed on the account page, or chosen by a mailed link. */
export const passwordChanged: Record<Language, Words<'password_changed'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Je wachtwoord is gewijzigd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      'Voortaan log je in met je nieuwe wachtwoord. Was jij het? Dan hoef je niets te doen.',
      'Was jij het niet? Kies dan meteen zelf een nieuw wachtwoord.',
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: ['Overal elders ben je uitgelogd.'],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'Votre mot de passe a changé',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'Vous vous connectez désormais avec votre nouveau mot de passe. Si c’était vous, il n’y a rien à faire.',
      'Ce n’était pas vous ? Choisissez aussitôt vous-même un nouveau mot de passe.',
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: ['Toutes vos autres connexions sont fermées.'],
  }),
  en: ({ firstname, url }) => ({
    subject: 'Your password was changed',
    heading: `Hello ${firstname}`,
    paragraphs: [
      'From now on you log in with your new password. Was it you? Then there is nothing to do.',
      'Was it not you? Then choose a new password yourself now.',
    ],
    button: { label: 'Choose a new password', url },
    after: ['You are logged out everywhere else.'],
  }),
};

/** A recovery code stood in for the app. */
export const recoveryCodeUsed: Record<Language, Words<'recovery_code_used'>> = {
  nl: ({ firstname, left, url }) => ({
    subject: 'Er is een herstelcode gebruikt',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Met je wachtwoord en een van je herstelcodes is je account geopend of gewijzigd. Je hebt nog ${left} ${left === 1 ? 'code' : 'codes'}.`,
      'Was jij het? Maak dan op tijd nieuwe codes. Was jij het niet? Kies dan meteen een nieuw wachtwoord en maak nieuwe codes: iemand kent ze.',
    ],
    button: { label: 'Naar je account', url },
    after: [],
  }),
  fr: ({ firstname, left, url }) => ({
    subject: 'Un code de secours a été utilisé',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Avec votre mot de passe et un de vos codes de secours, votre compte a été ouvert ou modifié. Codes qui restent : ${left}.`,
      'Si c’était vous, pensez à créer de nouveaux codes. Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe et créez de nouveaux codes : quelqu’un les connaît.',
    ],
    button: { label: 'Ouvrir mon compte', url },
    after: [],
  }),
  en: ({ firstname, left, url }) => ({
    subject: 'A recovery code was used',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `With your password and one of your recovery codes, your account was opened or changed. You have ${left} ${left === 1 ? 'code' : 'codes'} left.`,
      'Was it you? Then make new codes in time. Was it not you? Then choose a new password now and make new codes: somebody knows them.',
    ],
    button: { label: 'To your account', url },
    after: [],
  }),
};

/** There are new recovery codes in the place of those there were. */
export const recoveryCodesRenewed: Record<Language, Words<'recovery_codes_renewed'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Je hebt nieuwe herstelcodes',
    heading: `Dag ${firstname}`,
    paragraphs: [
      'Er zijn nieuwe herstelcodes gemaakt; de vorige werken niet meer. Was jij het? Dan hoef je niets te doen.',
      'Was jij het niet? Kies dan meteen een nieuw wachtwoord: wie dit deed, kent je wachtwoord en had een code.',
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: [],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'Vous avez de nouveaux codes de secours',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'De nouveaux codes de secours ont été créés ; les précédents ne fonctionnent plus. Si c’était vous, il n’y a rien à faire.',
      'Ce n’était pas vous ? Choisissez aussitôt un nouveau mot de passe : la personne qui a fait cela connaît le vôtre et avait un code.',
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: [],
  }),
  en: ({ firstname, url }) => ({
    subject: 'You have new recovery codes',
    heading: `Hello ${firstname}`,
    paragraphs: [
      'New recovery codes were made; those there were no longer work. Was it you? Then there is nothing to do.',
      'Was it not you? Then choose a new password now: whoever did this knows yours and had a code.',
    ],
    button: { label: 'Choose a new password', url },
    after: [],
  }),
};

/** A colleague made the two-factor of a recruiter anew. */
export const twoFactorRenewed: Record<Language, Words<'two_factor_renewed'>> = {
  nl: ({ firstname, by, url }, agency) => ({
    subject: 'Je tweestapsverificatie is vernieuwd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `${by} maakte een nieuwe QR-code voor je. Voortaan log je in met de codes van de app die hem scande; die van vroeger en je herstelcodes werken niet meer.`,
      `Was dat niet afgesproken? Kies dan meteen een nieuw wachtwoord en vraag het na bij ${by} of een andere collega van ${agency}.`,
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: ['Overal ben je uitgelogd.'],
  }),
  fr: ({ firstname, by, url }, agency) => ({
    subject: 'Votre double authentification est renouvelée',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `${by} a créé un nouveau code QR pour vous. Vous vous connectez désormais avec les codes de l’application qui l’a scanné ; ceux d’avant et vos codes de secours ne fonctionnent plus.`,
      `Ce n’était pas convenu ? Choisissez aussitôt un nouveau mot de passe et interrogez ${by} ou un·e autre collègue de ${agency}.`,
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: ['Toutes vos connexions sont fermées.'],
  }),
  en: ({ firstname, by, url }, agency) => ({
    subject: 'Your two-factor was made anew',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `${by} made a new QR code for you. From now on you log in with the codes of the app that scanned it; those of before and your recovery codes no longer work.`,
      `Was that not agreed? Then choose a new password now, and ask ${by} or another colleague of ${agency}.`,
    ],
    button: { label: 'Choose a new password', url },
    after: ['You are logged out everywhere.'],
  }),
};
