import { ACTIVATION_HOURS, RESET_HOURS, type Language } from '@byline/shared-types/domain';
import type { SystemMail } from '../mail-kinds.js';
import { archiveReady } from './archive-texts.js';
import { emailChange, emailChangeNotice } from './email-change-texts.js';
import { passwordChanged, recoveryCodesRenewed, recoveryCodeUsed, twoFactorRenewed } from './credential-texts.js';
import { codesLocked, loginLocked } from './login-texts.js';
import { emailChangeByAgency, loginRescued, loginRescuedNotice } from './rescue-texts.js';
import type { Words } from './system-text.js';
import { passkeyAdded, passkeyRemoved } from './passkey-texts.js';
import { twoFactorOff, twoFactorOn } from './two-factor-texts.js';

const activation: Record<Language, Words<'activation'>> = {
  nl: ({ firstname, url, choosesPassword }, agency) => ({
    subject: 'Bevestig je e-mailadres',
    heading: `Welkom, ${firstname}`,
    paragraphs: [
      `Met dit e-mailadres is een account aangevraagd bij ${agency}.`,
      choosesPassword
        ? `Klik je op de knop, dan bevestig je je adres en kies je zelf een wachtwoord; dat van de inschrijving vervalt. Kent ${agency} je al, dan wordt je profiel aan je account gekoppeld.`
        : 'Klik je op de knop, dan bevestig je je adres en is je account actief, met het wachtwoord dat bij de inschrijving is gekozen.',
    ],
    button: { label: 'Account activeren', url },
    after: [
      `De link werkt één keer en blijft ${ACTIVATION_HOURS} uur geldig.`,
      'Heb je je niet zelf ingeschreven? Klik dan niet: zonder klik gebeurt er niets.',
    ],
  }),
  fr: ({ firstname, url, choosesPassword }, agency) => ({
    subject: 'Confirmez votre adresse e-mail',
    heading: `Bienvenue, ${firstname}`,
    paragraphs: [
      `Un compte a été demandé chez ${agency} avec cette adresse e-mail.`,
      choosesPassword
        ? `En cliquant sur le bouton, vous confirmez votre adresse et choisissez vous-même un mot de passe ; celui de l’inscription ne compte plus. Si ${agency} vous connaît déjà, votre profil est rattaché à votre compte.`
        : 'En cliquant sur le bouton, vous confirmez votre adresse et activez le compte, avec le mot de passe choisi à l’inscription.',
    ],
    button: { label: 'Activer mon compte', url },
    after: [
      `Le lien fonctionne une seule fois et reste valable ${ACTIVATION_HOURS} heures.`,
      'L’inscription ne vient pas de vous ? Ne cliquez pas : sans clic, rien ne se passe.',
    ],
  }),
  en: ({ firstname, url, choosesPassword }, agency) => ({
    subject: 'Confirm your email address',
    heading: `Welcome, ${firstname}`,
    paragraphs: [
      `Somebody asked for an account with ${agency} for this email address.`,
      choosesPassword
        ? `When you click the button, you confirm your address and choose a password yourself; the one of the registration no longer counts. If ${agency} knows you already, your profile becomes part of your account.`
        : 'When you click the button, you confirm your address and make the account active, with the password that was chosen at registration.',
    ],
    button: { label: 'Activate my account', url },
    after: [
      `The link works once and stays valid for ${ACTIVATION_HOURS} hours.`,
      'Was it not you who registered? Then do not click: without a click nothing happens.',
    ],
  }),
};

const passwordReset: Record<Language, Words<'password_reset'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Kies een nieuw wachtwoord',
    heading: `Dag ${firstname}`,
    paragraphs: ['Je wilde een nieuw wachtwoord kiezen. Dat kan via de knop hieronder.'],
    button: { label: 'Nieuw wachtwoord kiezen', url },
    after: [
      `De link werkt één keer en blijft ${RESET_HOURS} uur geldig.`,
      'Heb je dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'Choisissez un nouveau mot de passe',
    heading: `Bonjour ${firstname}`,
    paragraphs: ['Vous avez demandé un nouveau mot de passe. Choisissez-le par le bouton ci-dessous.'],
    button: { label: 'Choisir un mot de passe', url },
    after: [
      `Le lien fonctionne une seule fois et reste valable ${RESET_HOURS} heure.`,
      'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste inchangé.',
    ],
  }),
  en: ({ firstname, url }) => ({
    subject: 'Choose a new password',
    heading: `Hello ${firstname}`,
    paragraphs: ['You asked to choose a new password. Use the button below.'],
    button: { label: 'Choose a new password', url },
    after: [
      `The link works once and stays valid for ${RESET_HOURS} hour.`,
      'Did you not ask for this? Then do nothing: your password stays as it is.',
    ],
  }),
};

const alreadyActivated: Record<Language, Words<'already_activated'>> = {
  nl: ({ firstname, url }) => ({
    subject: 'Je account is al actief',
    heading: `Dag ${firstname}`,
    paragraphs: ['Je vroeg een nieuwe activatielink, maar je account is al actief. Je kunt gewoon inloggen.'],
    button: { label: 'Inloggen', url },
    after: ['Wachtwoord vergeten? Vraag op de inlogpagina een nieuw aan.'],
  }),
  fr: ({ firstname, url }) => ({
    subject: 'Votre compte est déjà actif',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      'Vous avez demandé un nouveau lien d’activation, mais votre compte est déjà actif. Vous pouvez vous connecter.',
    ],
    button: { label: 'Se connecter', url },
    after: ['Mot de passe oublié ? Demandez-en un nouveau sur la page de connexion.'],
  }),
  en: ({ firstname, url }) => ({
    subject: 'Your account is already active',
    heading: `Hello ${firstname}`,
    paragraphs: ['You asked for a new activation link, but your account is active already. You can simply log in.'],
    button: { label: 'Log in', url },
    after: ['Forgot your password? Ask for a new one on the login page.'],
  }),
};

const accountExists: Record<Language, Words<'account_exists'>> = {
  nl: ({ firstname, url, resetUrl }, agency) => ({
    subject: 'Je hebt al een account',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Iemand schreef zich met dit e-mailadres in bij ${agency}, maar je hebt al een account. Je kunt gewoon inloggen.`,
    ],
    button: { label: 'Inloggen', url },
    after: [
      `Wachtwoord vergeten? Kies een nieuw op ${resetUrl}`,
      'Was jij dat niet? Dan hoef je niets te doen: aan je account is niets veranderd.',
    ],
  }),
  fr: ({ firstname, url, resetUrl }, agency) => ({
    subject: 'Vous avez déjà un compte',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Une inscription a été demandée chez ${agency} avec cette adresse e-mail, mais vous avez déjà un compte. Vous pouvez vous connecter.`,
    ],
    button: { label: 'Se connecter', url },
    after: [
      `Mot de passe oublié ? Choisissez-en un nouveau sur ${resetUrl}`,
      'Ce n’était pas vous ? Ne faites rien : votre compte reste inchangé.',
    ],
  }),
  en: ({ firstname, url, resetUrl }, agency) => ({
    subject: 'You already have an account',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `Somebody wanted to use this email address with ${agency}, but you already have an account. You can simply log in.`,
    ],
    button: { label: 'Log in', url },
    after: [
      `Forgot your password? Choose a new one at ${resetUrl}`,
      'Was it not you? Then do nothing: your account stays as it is.',
    ],
  }),
};

const accountLeaving: Record<Language, Words<'account_leaving'>> = {
  nl: ({ firstname, url, until, keepsData }, agency) => ({
    subject: 'Je account wordt verwijderd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Je vroeg ${agency} om je account te verwijderen. Dat gebeurt op ${until}. Tot dan kan niemand inloggen, en je openbaar profiel is al dicht.`,
      keepsData ? 'Je profiel blijft bij ons, zonder account.' : 'Dan wordt alles gewist wat we van je hebben.',
      'Was jij dat niet, of bedenk je je? Behoud dan je account voor die tijd.',
    ],
    button: { label: 'Mijn account behouden', url },
    after: ['Was jij dat niet? Kies daarna ook een nieuw wachtwoord, want iemand kent het oude.'],
  }),
  fr: ({ firstname, url, until, keepsData }, agency) => ({
    subject: 'Votre compte va être supprimé',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Vous avez demandé à ${agency} de supprimer votre compte. Ce sera fait le ${until}. D’ici là, personne ne peut s’y connecter, et votre profil public est déjà fermé.`,
      keepsData ? 'Votre profil reste chez nous, sans compte.' : 'Tout ce que nous avons de vous sera alors effacé.',
      'Ce n’était pas vous, ou vous changez d’avis ? Gardez votre compte avant ce moment.',
    ],
    button: { label: 'Garder mon compte', url },
    after: ['Ce n’était pas vous ? Choisissez ensuite un nouveau mot de passe, car quelqu’un connaît l’ancien.'],
  }),
  en: ({ firstname, url, until, keepsData }, agency) => ({
    subject: 'Your account is about to be removed',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `You asked ${agency} to remove your account. That happens on ${until}. Nobody can log in until then, and your public profile is closed already.`,
      keepsData ? 'Your profile stays with us, without an account.' : 'Everything that we have of you is erased then.',
      'Was it not you, or did you change your mind? Then keep your account before that moment.',
    ],
    button: { label: 'Keep my account', url },
    after: ['Was it not you? Choose a new password afterwards, for somebody knows the old one.'],
  }),
};

const accountRemoved: Record<Language, Words<'account_removed'>> = {
  nl: ({ firstname }, agency) => ({
    subject: 'Je account is verwijderd',
    heading: `Dag ${firstname}`,
    paragraphs: [`Je account bij ${agency} is verwijderd, zoals je vroeg. Inloggen kan niet meer.`],
    button: null,
    after: ['Bedankt en veel succes. Je bent altijd welkom om je opnieuw in te schrijven.'],
  }),
  fr: ({ firstname }, agency) => ({
    subject: 'Votre compte a été supprimé',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Votre compte chez ${agency} a été supprimé, comme vous l’avez demandé. Il n’est plus possible de s’y connecter.`,
    ],
    button: null,
    after: ['Merci et bonne continuation. Vous pouvez vous réinscrire à tout moment.'],
  }),
  en: ({ firstname }, agency) => ({
    subject: 'Your account was removed',
    heading: `Hello ${firstname}`,
    paragraphs: [`Your account with ${agency} was removed, as you asked. It can no longer be logged in to.`],
    button: null,
    after: ['Thank you, and all the best. You are welcome to register again at any time.'],
  }),
};

/** Every one of the product's own mails in every language. */
export const SYSTEM_TEXTS: { [K in SystemMail]: Record<Language, Words<K>> } = {
  activation,
  password_reset: passwordReset,
  already_activated: alreadyActivated,
  account_exists: accountExists,
  email_change: emailChange,
  email_change_notice: emailChangeNotice,
  email_change_by_agency: emailChangeByAgency,
  login_rescued: loginRescued,
  login_rescued_notice: loginRescuedNotice,
  login_locked: loginLocked,
  codes_locked: codesLocked,
  two_factor_on: twoFactorOn,
  two_factor_off: twoFactorOff,
  two_factor_renewed: twoFactorRenewed,
  recovery_code_used: recoveryCodeUsed,
  recovery_codes_renewed: recoveryCodesRenewed,
  password_changed: passwordChanged,
  archive_ready: archiveReady,
  passkey_added: passkeyAdded,
  passkey_removed: passkeyRemoved,
  account_leaving: accountLeaving,
  account_removed: accountRemoved,
};
