import { DATA_ARCHIVE_DAYS, type Language } from '@byline/shared-types/domain';
import type { Words } from './system-text.js';

/** To whoever asked for everything that is known of them: where it is fetched, never the file or a link to it. */
export const archiveReady: Record<Language, Words<'archive_ready'>> = {
  nl: ({ firstname, url }, agency) => ({
    subject: 'Je gegevens staan klaar',
    heading: `Dag ${firstname}`,
    paragraphs: [`Alles wat ${agency} van je bewaart, staat klaar in één archief. Log in en download het.`],
    button: { label: 'Naar je account', url },
    after: [
      `Het archief blijft ${DATA_ARCHIVE_DAYS} dagen bewaard.`,
      'Heb je dit niet gevraagd? Wijzig dan je wachtwoord: iemand anders is ingelogd in je account.',
    ],
  }),
  fr: ({ firstname, url }, agency) => ({
    subject: 'Vos données sont prêtes',
    heading: `Bonjour ${firstname}`,
    paragraphs: [
      `Tout ce que ${agency} conserve à votre sujet est prêt, dans une seule archive. Connectez-vous pour la télécharger.`,
    ],
    button: { label: 'Vers votre compte', url },
    after: [
      `L’archive est conservée ${DATA_ARCHIVE_DAYS} jours.`,
      'Vous n’avez rien demandé ? Modifiez votre mot de passe : quelqu’un d’autre utilise votre compte.',
    ],
  }),
  en: ({ firstname, url }, agency) => ({
    subject: 'Your data are ready',
    heading: `Hello ${firstname}`,
    paragraphs: [`Everything that ${agency} keeps about you is ready, in one archive. Log in and download it.`],
    button: { label: 'To your account', url },
    after: [
      `The archive is kept for ${DATA_ARCHIVE_DAYS} days.`,
      'Did you not ask for this? Then change your password: somebody else is logged in to your account.',
    ],
  }),
};
