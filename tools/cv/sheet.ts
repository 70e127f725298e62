import type { Language } from '@byline/shared-types/domain';
import type { Person, Truth } from './people.ts';

/** Words of CVs that people lay out themselves, or that other programs write. */
const WORDS = {
  en: {
    about: 'Profile',
    work: 'Work experience',
    study: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    contact: 'Contact',
    now: 'present',
    since: 'since',
    top: 'Top Skills',
    summary: 'Summary',
    experience: 'Experience',
    personal: 'Personal information',
    mother: 'Mother tongue(s)',
    other: 'Other language(s)',
    tel: 'Phone',
    mail: 'Email',
    address: 'Address',
    diploma: 'Education and training',
    ls: 'Language skills',
    ds: 'Digital skills',
    current: 'Current',
  },
  nl: {
    about: 'Profiel',
    work: 'Werkervaring',
    study: 'Opleidingen',
    skills: 'Vaardigheden',
    languages: 'Talenkennis',
    contact: 'Contactgegevens',
    now: 'heden',
    since: 'sinds',
    top: 'Belangrijkste vaardigheden',
    summary: 'Samenvatting',
    experience: 'Ervaring',
    personal: 'Persoonlijke gegevens',
    mother: 'Moedertaal/-talen',
    other: 'Andere talen',
    tel: 'Tel.',
    mail: 'E-mail',
    address: 'Adres',
    diploma: 'Onderwijs en opleiding',
    ls: 'Taalvaardigheden',
    ds: 'Digitale vaardigheden',
    current: 'Huidig',
  },
  fr: {
    about: 'Profil',
    work: 'Expérience professionnelle',
    study: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    contact: 'Coordonnées',
    now: 'à ce jour',
    since: 'depuis',
    top: 'Principales compétences',
    summary: 'Résumé',
    experience: 'Expérience',
    personal: 'Informations personnelles',
    mother: 'Langue(s) maternelle(s)',
    other: 'Autre(s) langue(s)',
    tel: 'GSM',
    mail: 'E-mail',
    address: 'Adresse',
    diploma: 'Éducation et formation',
    ls: 'Compétences linguistiques',
    ds: 'Compétences numériques',
    current: 'Actuel',
  },
} as const;

export const MONTHS: Record<Language, string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};

export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
export const slashed = (day: string): string => `${day.slice(5)}/${day.slice(0, 4)}`;
export const yearOf = (day: string): string => day.slice(0, 4);
export const named = (day: string, language: Language): string =>
  `${MONTHS[language][Number(day.slice(5)) - 1] ?? ''} ${yearOf(day)}`;

interface Sheet {
  person: Person;
  truth: Truth;
  words: (typeof WORDS)[Language];
  text: (index: number) => string;
  label: string;
  summary: string;
  address: string;
}

export function sheetOf(person: Person): Sheet {
  const { truth, language, resume } = person;
  const work = resume.work as { summary: string }[];
  const { basics } = resume;
  const { address } = basics.location as { address: string };
  return {
    person,
    truth,
    words: WORDS[language],
    text: (index) => work[index]?.summary ?? '',
    label: String(basics.label),
    summary: String(basics.summary),
    address,
  };
}

export const page = (style: string, body: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>@page{size:A4;margin:16mm}body{font:10.5pt Arial,sans-serif;margin:0}h1,h2,p,ul{margin:0}${style}</style></head><body>${body}</body></html>`;

export const list = (rows: readonly string[]): string =>
  `<ul>${rows.map((row) => `<li>${escaped(row)}</li>`).join('')}</ul>`;
