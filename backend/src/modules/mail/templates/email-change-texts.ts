import { EMAIL_CHANGE_HOURS, type Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** To the new address. */
export const emailChange: Record<Language, Words<'email_change'>> = {
  nl: ({ firstname, url }, agency) => ({
    subject: 'Bevestig je nieuwe e-mailadres',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Je wilt voortaan met dit e-mailadres inloggen bij ${agency}. Open de link en bevestig het. Tot dan log je in met je oude adres.`,
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
      `Vous souhaitez désormais vous connecter chez ${agency} avec cette adresse e-mail. Ouvrez le lien et confirmez-la. D’ici là, vous vous connectez avec l’ancienne.`,
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
      `You want to log in with ${agency} by this email address from now on. Open the link and confirm it. Until then you log in with the old one.`,
    ],
    button: { label: 'Confirm the address', url },
    after: [`The link works once and stays valid for ${EMAIL_CHANGE_HOURS} hours.`, 'Was it not you? Then do nothing.'],
  }),
};

/** To the address so far. */
export const emailChangeNotice: Record<Language, Words<'email_change_notice'>> = {
  nl: ({ firstname, email, url }, agency) => ({
    subject: 'Je e-mailadres wordt gewijzigd',
    heading: `Dag ${firstname}`,
    paragraphs: [
      `Met je wachtwoord is een ander adres gekozen: voortaan log je bij ${agency} in met ${email}. Was jij het? Dan hoef je hier niets te doen.`,
      'Was jij het niet? Hou dan je adres: je wordt overal uitgelogd en kiest een nieuw wachtwoord.',
    ],
    button: { label: 'Mijn adres houden', url },
    after: [`Dat kan ook nog tot ${EMAIL_CHANGE_HOURS} uur nadat het nieuwe adres is bevestigd.`],
  }),
  fr: ({ firstname, email, url }, agency) => ({
    subject: 'Votre adresse e-mail va changer',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Avec votre mot de passe, il a été demandé de vous connecter désormais chez ${agency} avec ${email}. Si c’était vous, il n’y a rien à faire ici.`,
      'Ce n’était pas vous ? Gardez votre adresse : toutes vos connexions sont fermées et vous choisissez un nouveau mot de passe.',
    ],
    button: { label: 'Garder mon adresse', url },
    after: [`C’est encore possible ${EMAIL_CHANGE_HOURS} heures après la confirmation de la nouvelle adresse.`],
  }),
  en: ({ firstname, email, url }, agency) => ({
    subject: 'Your email address is being changed',
    heading: `Hello ${firstname}`,
    paragraphs: [
      `Somebody who has your password asked to log in with ${agency} by ${email} from now on. Was it you? Then there is nothing to do here.`,
      'Was it not you? Then keep your address: you are logged out everywhere and choose a new password.',
    ],
    button: { label: 'Keep my address', url },
    after: [`That is still possible until ${EMAIL_CHANGE_HOURS} hours after the new address was confirmed.`],
  }),
};
