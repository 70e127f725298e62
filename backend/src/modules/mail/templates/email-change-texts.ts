import { EMAIL_CHANGE_HOURS, type Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** To the new address. */
export const emailChange: Record<Language, Words<'email_change'>> = {
  nl: ({ firstname, url }, agency) => ({
    subject: 'Bevestig je nieuwe e-mailadres',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Je wilt voortaan met dit e-mailadres inloggen bij ${agency}. Open de link en bevestig het. Ook je oude adres kreeg een mail: zodra je het op beide bevestigd hebt, geldt het nieuwe.`,
    ],
    button: { label: 'E-mailadres bevestigen', url },
    after: [
      `De link werkt één keer en blijft ${EMAIL_CHANGE_HOURS} uur geldig.`,
      'Was jij het niet? Dan hoef je niets te doen.',
    ],
  }),
  fr: ({ firstname, url }, agency) => ({
    subject: 'Confirmez votre nouvelle adresse e-mail',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Vous souhaitez désormais vous connecter chez ${agency} avec cette adresse e-mail. Ouvrez le lien et confirmez-la. L’ancienne a reçu un e-mail aussi : la nouvelle sera valable après confirmation depuis les deux.`,
    ],
    button: { label: 'Confirmer l’adresse', url },
    after: [
      `Le lien fonctionne une seule fois et reste valable ${EMAIL_CHANGE_HOURS} heures.`,
      'Ce n’était pas vous ? Ne faites rien.',
    ],
  }),
  en: ({ firstname, url }, agency) => ({
    subject: 'Confirm your new email address',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `You want to log in with ${agency} by this email address from now on. Open the link and confirm it. The old one was mailed too: once both have confirmed, the new one counts.`,
    ],
    button: { label: 'Confirm the address', url },
    after: [`The link works once and stays valid for ${EMAIL_CHANGE_HOURS} hours.`, 'Was it not you? Then do nothing.'],
  }),
};

/** To the address so far. */
export const emailChangeNotice: Record<Language, Words<'email_change_notice'>> = {
  nl: ({ firstname, email, url, stopUrl }, agency) => ({
    subject: 'Je e-mailadres wordt gewijzigd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Met je wachtwoord is een ander adres gekozen om bij ${agency} in te loggen: ${email}. Was jij het? Bevestig het dan ook hier. Zodra op beide adressen bevestigd is, geldt het nieuwe.`,
    ],
    button: { label: 'Wijziging bevestigen', url },
    after: [
      `De link werkt één keer en blijft ${EMAIL_CHANGE_HOURS} uur geldig.`,
      `Was jij het niet? Hou dan je adres: je wordt overal uitgelogd en kiest een nieuw wachtwoord. Dat kan ook nog tot ${EMAIL_CHANGE_HOURS} uur na de wijziging.`,
      { label: 'Mijn adres houden', url: stopUrl },
    ],
  }),
  fr: ({ firstname, email, url, stopUrl }, agency) => ({
    subject: 'Votre adresse e-mail va changer',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Avec votre mot de passe, une autre adresse a été choisie pour vous connecter chez ${agency} : ${email}. Si c’était vous, confirmez-le ici aussi. La nouvelle adresse sera valable après confirmation depuis les deux.`,
    ],
    button: { label: 'Confirmer le changement', url },
    after: [
      `Le lien fonctionne une seule fois et reste valable ${EMAIL_CHANGE_HOURS} heures.`,
      `Ce n’était pas vous ? Gardez votre adresse : toutes vos connexions sont fermées et vous choisissez un nouveau mot de passe. C’est encore possible ${EMAIL_CHANGE_HOURS} heures après le changement.`,
      { label: 'Garder mon adresse', url: stopUrl },
    ],
  }),
  en: ({ firstname, email, url, stopUrl }, agency) => ({
    subject: 'Your email address is being changed',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `Somebody who has your password asked to log in with ${agency} by another address: ${email}. Was it you? Then confirm it here as well. Once both addresses have confirmed, the new one counts.`,
    ],
    button: { label: 'Confirm the change', url },
    after: [
      `The link works once and stays valid for ${EMAIL_CHANGE_HOURS} hours.`,
      `Was it not you? Then keep your address: you are logged out everywhere and choose a new password. That is still possible until ${EMAIL_CHANGE_HOURS} hours after the change.`,
      { label: 'Keep my address', url: stopUrl },
    ],
  }),
};
