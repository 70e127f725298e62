import type { Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** Somebody tried too many passwords. */
export const loginLocked: Record<Language, Words<'login_locked'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Te veel foute wachtwoorden',
    heading: `Dag ${firstname}`,
    paragraphs: [
      'Iemand vulde te vaak een fout wachtwoord in voor je account. Vanaf die plek kan er een tijdje niet worden ingelogd; waar je eerder inlogde, verandert er niets.',
      'Was jij het, en wil je nu inloggen? Kies dan een nieuw wachtwoord: daarmee log je meteen in.',
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: ['Was jij het niet? Dan hoef je niets te doen, zolang je wachtwoord moeilijk te raden is.'],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'Trop de mots de passe erronés',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'Un mot de passe erroné a été saisi trop souvent pour votre compte. La connexion est bloquée un moment depuis cet endroit ; là où vous vous connectiez déjà, rien ne change.',
      'C’était vous, et vous voulez vous connecter maintenant ? Choisissez un nouveau mot de passe : il vous connecte aussitôt.',
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: ['Ce n’était pas vous ? Ne faites rien, tant que votre mot de passe est difficile à deviner.'],
  }),
  en: ({ firstname, url }) => ({
    subject: 'Too many wrong passwords',
    heading: `Hello ${firstname}`,
    paragraphs: [
      'Somebody gave a wrong password for your account too often. Logging in from there is closed for a while; where you logged in before, nothing changes.',
      'Was it you, and do you want to get in now? Choose a new password: with that you log in at once.',
    ],
    button: { label: 'Choose a new password', url },
    after: ['Was it not you? Then there is nothing to do, as long as your password is hard to guess.'],
  }),
};

/** Somebody who has the password tried too many codes. */
export const codesLocked: Record<Language, Words<'codes_locked'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Te veel foute codes',
    heading: `Dag ${firstname}`,
    paragraphs: [
      'Iemand die je wachtwoord kent, vulde te vaak een foute code van je authenticator-app in. De tweede stap van het inloggen is een tijdje gesloten; daarna kun je het opnieuw proberen.',
      'Was jij het niet? Dan kent iemand anders je wachtwoord: kies nu een nieuw wachtwoord.',
    ],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: ['Was jij het wel? Dan hoef je niets te doen.'],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'Trop de codes erronés',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'Une personne qui connaît votre mot de passe a saisi trop souvent un code erroné de votre application d’authentification. La deuxième étape de la connexion est bloquée un moment ; vous pourrez ensuite réessayer.',
      'Ce n’était pas vous ? Quelqu’un d’autre connaît alors votre mot de passe : choisissez-en un nouveau maintenant.',
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: ['C’était bien vous ? Vous n’avez rien à faire.'],
  }),
  en: ({ firstname, url }) => ({
    subject: 'Too many wrong codes',
    heading: `Hello ${firstname}`,
    paragraphs: [
      'Somebody who knows your password gave a wrong code of your authenticator app too often. The second step of the login is closed for a while; after that you can try again.',
      'Was it not you? Then somebody else knows your password: choose a new one now.',
    ],
    button: { label: 'Choose a new password', url },
    after: ['Was it you? Then there is nothing to do.'],
  }),
};
