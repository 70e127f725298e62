import type { Language } from '@byline/shared-types/domain';

/** The four rich texts of a job. */
export interface JobTexts {
  introduction: string;
  description: string;
  about: string;
  offer: string;
}

interface JobWords {
  client: string;
  title: string;
  piece: string;
  /** What it is for, with a capital. */
  likes: string;
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const list = (items: string[]): string => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

const TEXTS: Record<Language, (words: JobWords) => JobTexts> = {
  nl: ({ client, title, piece, likes }) => ({
    introduction: `<p>Voor <strong>${client}</strong> zoeken we een ${title}. Eerste opdracht: ${piece.toLowerCase()}.</p>${list(
      [
        'Start in overleg, gespreid over enkele maanden',
        'Volledig op afstand, met een kennismaking in Gent',
        'Eén vast aanspreekpunt bij ons',
      ],
    )}`,
    description: `<p>${client} werkt met een klein team dat graag snel beslist. Je krijgt een volledige briefing, een woordenlijst en de tijd om vragen te stellen.</p>`,
    about: `<p>Je herkent je hierin:</p>${list(['Minstens drie jaar ervaring', likes, 'Een goed oor voor de lezer', 'Deadlines die je ook haalt'])}`,
    offer: `<p>Een eerlijk tarief, betaald binnen de <strong>30 dagen</strong>, en feedback op elke levering.</p>`,
  }),
  fr: ({ client, title, piece, likes }) => ({
    introduction: `<p>Pour <strong>${client}</strong>, nous cherchons un profil de ${title}. Première mission : ${piece.toLowerCase()}.</p>${list(
      [
        'Début à convenir, sur quelques mois',
        'Entièrement à distance, avec une rencontre à Gand',
        'Une seule personne de contact chez nous',
      ],
    )}`,
    description: `<p>${client} travaille en petite équipe et décide vite. Vous recevez un briefing complet, un lexique et le temps de poser vos questions.</p>`,
    about: `<p>Vous vous reconnaissez ici :</p>${list(['Au moins trois ans d’expérience', likes, 'Une bonne oreille pour le lecteur', 'Des délais tenus'])}`,
    offer: `<p>Un tarif juste, payé à <strong>30 jours</strong>, et un retour sur chaque livraison.</p>`,
  }),
  en: ({ client, title, piece, likes }) => ({
    introduction: `<p>For <strong>${client}</strong> we are looking for a ${title}. First assignment: ${piece.toLowerCase()}.</p>${list(
      [
        'Start to be agreed, spread over a few months',
        'Fully remote, with a first meeting in Gent',
        'One person to talk to on our side',
      ],
    )}`,
    description: `<p>${client} has a small team that decides quickly. You get a full briefing, a word list and the time to ask questions.</p>`,
    about: `<p>You recognise yourself in this:</p>${list(['At least three years of experience', likes, 'An ear for the reader', 'Deadlines you keep'])}`,
    offer: `<p>A fair rate, paid within <strong>30 days</strong>, and feedback on every delivery.</p>`,
  }),
};

export const jobTexts = (language: Language, words: JobWords): JobTexts =>
  TEXTS[language](
    Object.fromEntries(
      Object.entries(words).map(([key, word]) => [key, escape(word as string)]),
    ) as unknown as JobWords,
  );

/** The introduction of the job in the picture of the application page. */
export const ENERGY_INTRODUCTION =
  '<p>Je schrijft elke week twee artikelen over warmtepompen, zonnepanelen en thuisbatterijen, voor lezers die net een huis hebben gekocht en geen jargon willen.</p>' +
  list([
    'Nederlands als moedertaal, met oor voor Vlaamse lezers',
    'Van januari tot juni, ongeveer zes uur per week',
    'Volledig op afstand, met een kennismaking in Gent',
  ]);
