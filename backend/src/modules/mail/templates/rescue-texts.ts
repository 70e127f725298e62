import { EMAIL_CHANGE_HOURS, RESET_HOURS, type Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** A recruiter entered another address; to the one so far. */
export const emailChangeByAgency: Record<Language, Words<'email_change_by_agency'>> = {
  nl: ({ firstname, email, url }, agency) => ({
    subject: 'Je e-mailadres wordt gewijzigd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `${agency} vulde een ander e-mailadres voor je in: ${email}. Zodra het daar bevestigd is, log je daarmee in en schrijven we je daar.`,
      'Klopt dat? Dan hoef je hier niets te doen. Klopt het niet, hou dan je adres: je wordt overal uitgelogd en kiest een nieuw wachtwoord.',
    ],
    button: { label: 'Mijn adres houden', url },
    after: [`Dat kan nog tot ${EMAIL_CHANGE_HOURS} uur na de wijziging.`],
  }),
  fr: ({ firstname, email, url }, agency) => ({
    subject: 'Votre adresse e-mail va changer',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `${agency} a indiqué une autre adresse e-mail pour vous : ${email}. Dès qu’elle y sera confirmée, elle vous servira à vous connecter et nous vous y écrirons.`,
      'C’est juste ? Il n’y a rien à faire ici. Sinon, gardez votre adresse : toutes vos connexions sont fermées et vous choisissez un nouveau mot de passe.',
    ],
    button: { label: 'Garder mon adresse', url },
    after: [`C’est encore possible ${EMAIL_CHANGE_HOURS} heures après le changement.`],
  }),
  en: ({ firstname, email, url }, agency) => ({
    subject: 'Your email address is being changed',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `${agency} entered another email address for you: ${email}. Once it is confirmed there, you log in by it and we write to you there.`,
      'Is that right? Then there is nothing to do here. If it is not, keep your address: you are logged out everywhere and choose a new password.',
    ],
    button: { label: 'Keep my address', url },
    after: [`That is still possible until ${EMAIL_CHANGE_HOURS} hours after the change.`],
  }),
};

/** A login moved to this address, for its owner no longer reads the one of before. */
export const loginRescued: Record<Language, Words<'login_rescued'>> = {
  nl: ({ firstname, url }, agency) => ({
    subject: 'Kies een wachtwoord voor je account',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `${agency} verhuisde je account naar dit e-mailadres, omdat je het vorige niet meer leest. Kies een wachtwoord om weer in te loggen.`,
      'Wat je vroeger nodig had om in te loggen, werkt niet meer: wachtwoord, tweestapsverificatie en toegangssleutels.',
    ],
    button: { label: 'Wachtwoord kiezen', url },
    after: [
      `De link werkt één keer en blijft ${RESET_HOURS} uur geldig. Daarna vraag je op de inlogpagina een nieuwe.`,
      `Heb je dit niet gevraagd? Laat het ${agency} weten.`,
    ],
  }),
  fr: ({ firstname, url }, agency) => ({
    subject: 'Choisissez un mot de passe pour votre compte',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `${agency} a transféré votre compte à cette adresse e-mail, puisque vous ne lisez plus la précédente. Choisissez un mot de passe pour vous connecter à nouveau.`,
      'Ce qu’il vous fallait jusqu’ici ne fonctionne plus : mot de passe, double authentification et clés d’accès.',
    ],
    button: { label: 'Choisir un mot de passe', url },
    after: [
      `Le lien fonctionne une seule fois et reste valable ${RESET_HOURS} heure. Ensuite, demandez-en un autre sur la page de connexion.`,
      `Vous n’avez rien demandé ? Prévenez ${agency}.`,
    ],
  }),
  en: ({ firstname, url }, agency) => ({
    subject: 'Choose a password for your account',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `${agency} moved your account to this email address, since you no longer read the one of before. Choose a password to log in again.`,
      'What you needed to log in before no longer works: password, two-factor and passkeys.',
    ],
    button: { label: 'Choose a password', url },
    after: [
      `The link works once and stays valid for ${RESET_HOURS} hour. After that, ask for another one on the login page.`,
      `Did you not ask for this? Then tell ${agency}.`,
    ],
  }),
};

/** The same, to the address of before, which somebody else may read: it does not say where the login went. */
export const loginRescuedNotice: Record<Language, Words<'login_rescued_notice'>> = {
  nl: ({ firstname }, agency) => ({
    subject: 'Je logt voortaan in met een ander e-mailadres',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `${agency} verhuisde je account naar een ander e-mailadres, op vraag van wie zei dit adres niet meer te lezen. Met dit adres log je niet meer in, en overal ben je uitgelogd.`,
      `Lees je dit adres wel nog, of vroeg je dat niet? Bel dan meteen naar ${agency}: we draaien het terug.`,
    ],
    button: null,
    after: [],
  }),
  fr: ({ firstname }, agency) => ({
    subject: 'Votre connexion passe à une autre adresse e-mail',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `${agency} a transféré votre compte à une autre adresse e-mail, à la demande d’une personne qui disait ne plus lire celle-ci. Cette adresse ne vous connecte plus et toutes vos connexions sont fermées.`,
      `Vous lisez encore cette adresse, ou vous n’avez rien demandé ? Appelez aussitôt ${agency} : nous annulerons le transfert.`,
    ],
    button: null,
    after: [],
  }),
  en: ({ firstname }, agency) => ({
    subject: 'You log in by another email address now',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `${agency} moved your account to another email address, for somebody who said that they no longer read this one. This address no longer logs in, and you are logged out everywhere.`,
      `Do you still read this address, or did you not ask for that? Then call ${agency} now: we take it back.`,
    ],
    button: null,
    after: [],
  }),
};
