import { describe, expect, it } from 'vitest';
import type { CvLine } from '../layout/cv-line.js';
import { agencySkillsIn } from './agency-skills.js';
import { addressIn, streetIn } from './address.js';
import { readCv } from './cv.js';
import { periodIn, withoutPeriod } from './dates.js';
import { diplomasIn } from './diplomas.js';
import { jobsIn } from './experience.js';
import { headingOf } from './headings.js';
import { languagesIn } from './languages.js';
import { linksIn } from './links.js';
import { skillsIn } from './skills.js';
import { unbroken } from './unbroken.js';

/** Lines of a text; a tab divides the parts of a line. */
const lines = (text: string): CvLine[] =>
  text.split('\n').map((line, y) => ({
    ...{ page: 1, column: 0, y: y * 14, size: 10, bold: false, gap: 1.4 },
    parts: line.split('\t').map((part, place) => ({ text: part, x: place * 150, end: place * 150 + part.length * 5 })),
  }));

it.each([
  ['03/2021 – aujourd’hui', '2021-03', null],
  ['maart 2019 - heden', '2019-03', null],
  ['janv. 2018 à déc. 2020', '2018-01', '2020-12'],
  ['01/09/2017 – 28/02/2021', '2017-09', '2021-02'],
  ['2017-09-01 — 2021-02-28', '2017-09', '2021-02'],
  ['September - December 2020', '2020-09', '2020-12'],
  ['2017-2021', '2017', '2021'],
  ['2017-18', '2017', '2018'],
  ['depuis 2017', '2017', null],
  ['sinds mei 2020', '2020-05', null],
  ['Sept ’19 to Aug ’21', '2019-09', '2021-08'],
])('reads the period of %s', (text, from, to) => {
  expect(periodIn(`Translator, ${text}`)).toMatchObject({ from, to, isRange: true });
});

it('finds no period in a phone number, a postal code or a price, and leaves the text around it', () => {
  for (const text of ['0470/00.12.34', '+32 2 511 20 33', '€ 2000']) expect(periodIn(text)).toBeNull();
  const text = 'Brabo Uitgevers (2017 – 2021), Antwerpen';
  const found = periodIn(text);
  expect(found && withoutPeriod(text, found)).toBe('Brabo Uitgevers , Antwerpen');
});

it.each([
  ['E D U C AT I O N', 'education'],
  ['W O R K E X P E R I E N C E', 'experience'],
  ['Opleidingen:', 'education'],
  ['COMPÉTENCES LINGUISTIQUES', 'languages'],
  ['Centres d’intérêt', 'other'],
  ['réseaux sociaux.', null],
  ['Education of adults in evening schools', null],
])('knows the heading %s', (text, section) => {
  expect(headingOf(text)).toBe(section);
});

describe('an address', () => {
  it.each([
    [
      'Veldstraat 12 bus 3, 9000 Gent',
      { street: 'Veldstraat', number: '12', box: '3', postal: '9000', city: 'Gent', country: 'BE' },
    ],
    [
      'rue de Béthune, 41, 59000 Lille, France',
      { street: 'rue de Béthune', number: '41', postal: '59000', city: 'Lille', country: 'FR' },
    ],
    [
      'Keizersgracht 7, 1017 DV Amsterdam',
      { street: 'Keizersgracht', number: '7', postal: '1017 DV', city: 'Amsterdam', country: 'NL' },
    ],
    [
      '12 Oldham Street, Manchester M1 2WD',
      { street: 'Oldham Street', number: '12', postal: 'M1 2WD', city: 'Manchester', country: 'GB' },
    ],
    ['Liège, Belgique', { street: null, postal: null, city: 'Liège', country: 'BE' }],
  ])('is read from %s', (text, address) => {
    expect(addressIn(lines(text), null)).toMatchObject(address);
  });
  it.each([
    ['Kerkstraat 5, 1932 Woluwe', '1932'],
    ['BE-1950 Crainhem', '1950'],
    ['2018 Antwerpen', '2018'],
    ['2015 Journaliste', undefined],
    ['Sinds 2024 Medische vertaler', undefined],
  ])('has a code that looks like a year only where it cannot be one: %s', (text, postal) => {
    expect(addressIn(lines(text), null)?.postal).toBe(postal);
  });
  it('has a street before or after its number', () => {
    expect(streetIn('Rue Saint-Jacques 14')).toMatchObject({ street: 'Rue Saint-Jacques', number: '14' });
    expect(streetIn('Senior translator')).toBeNull();
  });
});

it('tells functions from employers by the order of most entries', () => {
  const text = 'Le Soir\nJournaliste\nmars 2018 - août 2021\nEnquêtes et portraits.\nKoro\nRédacteur web\n2015 - 2018';
  expect(jobsIn(lines(text), null)).toMatchObject([
    { function: 'Journaliste', company: 'Le Soir', from: '2018-03', to: '2021-08' },
    { function: 'Rédacteur web', company: 'Koro', from: '2015', to: '2018' },
  ]);
});

it('reads dates in a column of their own, and both names of one line', () => {
  const text =
    '01/2022 – heden\tEindredacteur, Uitgeverij Lannoo\n\tBewaakte de stijl.\n05/2019 – 12/2021\tCopywriter, Studio Mortier';
  expect(jobsIn(lines(text), null)).toMatchObject([
    { function: 'Eindredacteur', company: 'Uitgeverij Lannoo', from: '2022-01', to: null },
    { function: 'Copywriter', company: 'Studio Mortier', from: '2019-05', to: '2021-12' },
  ]);
});

it('reads a degree whose level and subject stand apart, and one date as the end', () => {
  expect(diplomasIn(lines('Universiteit Gent\t2011 - 2015\nMaster\nVertalen'), null)).toMatchObject([
    { degree: 'Master Vertalen', institute: 'Universiteit Gent', from: 2011, to: 2015 },
  ]);
  expect(diplomasIn(lines('2015: Bachelor Communicatie, Thomas More'), null)).toMatchObject([{ from: null, to: 2015 }]);
});

it('reads languages with their levels, in one line, in a grid and in the words of Europass', () => {
  expect(languagesIn(lines('Nederlands (moedertaal), Frans: zeer goed, Deutsch B1'))).toMatchObject([
    { language: 'nl', level: 'native' },
    { language: 'fr', level: 'C1' },
    { language: 'de', level: 'B1' },
  ]);
  expect(languagesIn(lines('Français\tAnglais\nLangue maternelle\tCourant'))).toMatchObject([
    { language: 'fr', level: 'native' },
    { language: 'en', level: 'C1' },
  ]);
  expect(languagesIn(lines('Mother tongue(s): DUTCH\nSPANISH\tB2\tB2\tB1\tB2\tB2'))).toMatchObject([
    { language: 'nl', level: 'native' },
    { language: 'es', level: 'B2' },
  ]);
});

it('takes skills apart, without their groups and across lines', () => {
  const text = 'Tools: Figma, memoQ, Google\nAnalytics, HubSpot\n• Legal translation';
  expect(skillsIn(lines(text)).map((skill) => skill.text)).toEqual([
    'Figma',
    'memoQ',
    'Google Analytics',
    'HubSpot',
    'Legal translation',
  ]);
});

it('recognises the agency’s skills by their label in any language, as whole words', () => {
  const label = { NL: 'Ondertiteling', EN: 'Subtitling', FR: 'Sous-titrage' };
  const other = { NL: 'Art', EN: 'Art', FR: 'Art' };
  const skills = [
    { skillId: '1', label },
    { skillId: '2', label: other },
  ];
  expect(agencySkillsIn([{ page: 2, text: 'Notions de sous-titrage (Aegisub), articles' }], [], skills)).toEqual([
    {
      skillId: '1',
      label,
      source: { page: 2, text: 'Notions de sous-titrage (Aegisub), articles', marks: ['sous-titrage'] },
    },
  ]);
});

it('joins an address that a narrow column breaks', () => {
  const joined = unbroken(lines('camille.lefevre@post.exa\nmple.org\nNamur'));
  expect(joined.map(({ parts }) => parts[0]?.text)).toEqual(['camille.lefevre@post.example.org', 'Namur']);
  const written = lines('www.linkedin.com/in/camille (LinkedIn) | camille.example.be');
  expect(linksIn({ written, hidden: [] }, '')).toMatchObject([
    { name: 'linkedin', address: 'https://www.linkedin.com/in/camille' },
  ]);
});

it('joins a name that a narrow column breaks, and reads an address with a part in each line', () => {
  const contact = readCv(lines('Jean-\nBaptiste\nNoël\nContact\nrue Royale, 10\nTournai\n7500')).contact;
  expect(contact).toMatchObject({
    name: { firstname: 'Jean-Baptiste', name: 'Noël' },
    address: { street: 'rue Royale', number: '10', postal: '7500', city: 'Tournai' },
  });
});

it('reads diplomas without dates, in either order of degree and school', () => {
  const text = 'Education\nMaster Translation\nUniversity of Mons\nKU Leuven\nBachelor Linguistics';
  expect(readCv(lines(text)).diplomas).toMatchObject([
    { degree: 'Master Translation', institute: 'University of Mons', from: null, to: null },
    { degree: 'Bachelor Linguistics', institute: 'KU Leuven', from: null, to: null },
  ]);
});

it('proposes one website', () => {
  const text = 'Lotte Claes\nhttps://www.claes.example.com\nExperience\nhttps://www.employer.example.com';
  expect(readCv(lines(text)).contact.links).toMatchObject([{ address: 'https://www.claes.example.com' }]);
});

it('reads a name in spaced letters, a number that no table knows, and addresses broken or beside a country', () => {
  const text =
    'D A A N\tJ A N S E N\n138 Borough High Street\nLondon, United Kingdom SE1\n9SG GB\n+44 7700 900123\nhttps://www.linkedin.com/ in/ daan-jansen';
  expect(readCv(lines(text)).contact).toMatchObject({
    name: { firstname: 'Daan', name: 'Jansen' },
    address: { street: 'Borough High Street', number: '138', postal: 'SE1 9SG', city: 'London' },
    phone: { value: '+447700900123' },
    links: [{ address: 'https://www.linkedin.com/in/daan-jansen' }],
  });
  const place = (line: string) => readCv(lines(`Siobhan Walsh\n${line}`)).contact.address;
  expect(place('87 Oldham Street M1 2WD Manchester United Kingdom GB')).toMatchObject({ city: 'Manchester' });
  expect(place('76 Coupure Ghent, Belgium 9000 BE')).toMatchObject({ street: 'Coupure', city: 'Ghent' });
});

it('takes no period for a phone number', () => {
  expect(readCv(lines('Lotte Claes\n2019-2024\nlotte@example.com')).contact.phone).toBeNull();
  expect(readCv(lines('Lotte Claes\n2009-11-01\nlotte@example.com')).contact.phone).toBeNull();
});

it('reads name, mail and phone of the person', () => {
  const { contact } = readCv(
    lines('LEFÈVRE Camille\nTraductrice\nGSM 0470/00.12.34 - camille@lefevre.be\n5000 Namur\nFormation'),
  );
  expect(contact).toMatchObject({
    name: { firstname: 'Camille', name: 'Lefèvre' },
    email: { value: 'camille@lefevre.be' },
    phone: { value: '+32470001234', source: { marks: ['0470/00.12.34'] } },
    address: { postal: '5000', city: 'Namur' },
  });
});

it('reads a degree in two texts above its school', () => {
  const [found] = diplomasIn(lines('2008 – 2011\nTraduction\tMaster\nUniversité de Mons'), null);
  expect(found).toMatchObject({ degree: 'Master, Traduction', institute: 'Université de Mons', from: 2008, to: 2011 });
});

it('takes a known town in a line of its own, and no phone number for a postal code', () => {
  expect(readCv(lines('Lotte Claes\nSint-Niklaas\nPhone 0470 12 34 56')).contact.address).toMatchObject({
    postal: null,
    city: 'Sint-Niklaas',
  });
});

it('joins a heading whose first line is a heading too, and an address in capitals', () => {
  const cv = readCv(lines('MAIL: LOTTE.CLAES@\nEXAMPLE.BE\nCONNAISSANCES\nLINGUISTIQUES\nFRANÇAIS (C1)'));
  expect(cv.contact.email?.value).toBe('lotte.claes@example.be');
  expect(cv.languages).toMatchObject([{ language: 'fr', level: 'C1' }]);
});
