import type { InterviewStatus, UserFunctionName } from '@byline/shared-types/domain';
import type { Community, Place } from './places.ts';
import { HOME_LANGUAGE } from './people.ts';
import type { KnownProfile } from './profile.ts';

/** `Blogs 4, SEO texts 3` as label and level. */
const levels = (line: string): Record<string, number> =>
  Object.fromEntries(line.split(', ').map((skill) => [skill.slice(0, -2), Number(skill.slice(-1))]));

const NOOR: KnownProfile = {
  firstname: 'Noor',
  name: 'Dewitte',
  email: 'noor@dewitte.example',
  community: 'flemish',
  function: 'translator',
  address: {
    street: 'Coupure Links',
    number: '214',
    box: '3',
    postal: '9000',
    city: 'Gent',
    province: 'VOV',
    country: 'BE',
  },
  phone: '+32470123456',
  freelancer: true,
  price: 0.13,
  dayRate: 380,
  language: 'nl',
  motherTongue: 'nl',
  years: 11,
  pairs: ['en-nl', 'fr-nl'],
  unavailable: [32, 45],
  skills: levels('Tourism 5, Museums and culture 5, Transcreation 4, Food and drink 4, SEO copy 3'),
  remarks: { Transcreation: 'brand and campaign lines' },
  tags: ['Sworn translator', 'Trados', 'Fast turnaround'],
  source: 'LinkedIn',
  websiteTag: 'Tourism and culture',
  topProject: 'Audio guides, Maison Verrier',
  projectPreferences: 'Tourism, culture, food. No post-editing.',
  resumeSummary:
    'Sworn translator turned culture specialist. Eleven years of museum and travel texts for Flemish and French houses. Clean first drafts, always on time; asks the right questions early.',
  info: 'Ik vertaal en herschrijf teksten over reizen, kunst en eten voor musea, uitgevers en toeristische diensten. Ik werk snel, lever nauwkeurig en denk mee over toon en doelgroep.',
  experience: [
    {
      function: 'Zelfstandig vertaler',
      company: 'Eigen rekening',
      from: -7.2,
      to: null,
      work: 'Audiogidsen, catalogi en websites voor Maison Verrier, Leie & Land en Musée des Canaux.',
    },
    {
      function: 'Vertaler en revisor',
      company: 'Uitgeverij Blauwe Maandag',
      from: -11.1,
      to: -7.2,
      work: 'Reisgidsen en kookboeken; terminologiebeheer in Trados.',
    },
  ],
  diplomas: [{ degree: 'Master in het vertalen (Engels, Frans)', institute: 'Universiteit Gent', from: -15, to: -11 }],
  portfolio: [
    {
      name: 'Audio guide sample.pdf',
      title: 'Audio guide, Maison Verrier',
      summary: 'Eight of the 42 stops, French to Dutch',
    },
  ],
  links: { linkedin: 'https://network.example/in/noor-dewitte', behance: 'https://portfolio.example/noordewitte' },
  status: 'live_interview',
  recruiter: 0,
  created: 980,
  modified: 1,
};

const CAMILLE: KnownProfile = {
  firstname: 'Camille',
  name: 'Lefèvre',
  email: 'camille.lefevre@byline.example',
  community: 'walloon',
  function: 'translator',
  address: {
    street: 'Rue Saint-Jacques',
    number: '14',
    box: '2',
    postal: '5000',
    city: 'Namur',
    province: 'WNA',
    country: 'BE',
  },
  phone: '+32470001234',
  freelancer: true,
  price: 0.12,
  dayRate: 390,
  motherTongue: 'fr',
  years: 9,
  pairs: ['nl-fr', 'en-fr'],
  unavailable: [-3, 45],
  skills: levels('Legal translation 5, Marketing translation 4, Proofreading 4, Subtitling 3'),
  topProject: 'Audio guide of a comics museum, 84 stops',
  projectPreferences: 'Contracts, policy texts, museum and culture',
  resumeSummary:
    'Sworn translator with an ear for tone: contracts that stay watertight, museum texts that stay a pleasure to hear.',
  info: 'Sworn translator since 2017, from Dutch and English. I mostly do contracts, policy and culture, and I read everything twice, the second time aloud.',
  language: 'en',
  experience: [
    { function: 'Freelance translator', company: 'Own account', from: -5.7, to: null },
    { function: 'In-house translator', company: 'Brabo Uitgevers', from: -9.2, to: -5.7 },
  ],
  diplomas: [{ degree: 'Master in translation', institute: 'Haute École de Namur', from: -11, to: -9 }],
  portfolio: [
    {
      title: 'Rapport annuel Delorme',
      name: 'Rapport Delorme.pdf',
      summary: 'Annual report, Dutch to French, 48 pages',
    },
    {
      title: 'Conditions générales Havenlicht',
      name: 'Conditions Havenlicht.pdf',
      summary: 'Terms and conditions, English to French',
    },
  ],
  links: { linkedin: 'https://network.example/in/camille-lefevre', website: 'https://lefevre.example' },
  publicEnabled: true,
  status: 'active',
  recruiter: 1,
  created: 1_410,
  modified: 11,
};

/** Registered yesterday and has not yet said where she lives. */
const SANNE: KnownProfile = {
  firstname: 'Sanne',
  name: 'de Wit',
  email: 'sanne.dewit@byline.example',
  community: 'dutch',
  function: 'copywriter',
  language: 'nl',
  motherTongue: 'nl',
  incomplete: true,
  status: 'none',
  recruiter: null,
  created: 1,
  modified: 1,
};

/** firstname | name | community | function | postal city province country | price | years | pairs | skills | status | recruiter | registered and changed, in days back */
const OTHERS = `
Anneleen | Willems | flemish | copywriter | 3000 Leuven VBR BE | 0.14 | 8 | | SEO texts 5, Blogs 4, Newsletters 4, Website copy 4, Food and drink 3 | active | 1 | 1240 | 0
Julien | Lefèvre | french | technicalwriter | 59000 Lille HDF FR | 0.18 | 9 | | API docs 5, Online help 4, Release notes 4, Energy 3 | test | 2 | 61 | 0
Thijs | van der Meer | dutch | Designer | 3511 AB Utrecht UT NL | 62 | 7 | | Branding 5, Typography 4, Layout 4 | phone_interview | 1 | 34 | 1
Camille | Rousseau | french | translator | 69007 Lyon ARA FR | 0.15 | 12 | en-fr nl-fr | Legal translation 5, Legal 5, Finance 4, Proofreading 4 | offer | 0 | 75 | 1
Youssef | El Amrani | flemish | socialmediacontentcreator | 2018 Antwerpen VAN BE | 45 | 4 | | Short video 4, Community management 3 | none | | 2 | 2
Sanne | Bakker | dutch | uxcopywriter | 3024 CD Rotterdam ZH NL | 0.2 | 10 | | Microcopy 5, Content design 5, User testing 4, Chatbots 4, Plain language 3 | contract | 3 | 1530 | 2
Pieter-Jan | Claes | flemish | contentprojectmanager | 2800 Mechelen VAN BE | 0.16 | 13 | | Planning 5, Content strategy 4, Briefing teams 4, Budgets 3 | active | 2 | 890 | 3
Manon | Dubois | walloon | contentmarketer | 5000 Namur WNA BE | 55 | 5 | | Campaigns 4, Newsletters 4, Email marketing 3 | phone_interview | 1 | 25 | 3
Lars | de Vries | dutch | technicalwriter | 5611 EG Eindhoven NB NL | 0.17 | 6 | | Manuals 5, Safety instructions 4, DITA and XML 4, Energy 4, Process descriptions 3 | test | 2 | 47 | 6
Fatima | Bouzid | walloon | translator | 1000 Brussel BRU BE | 0.16 | 6 | en-ar fr-ar | Medical translation 5, Health care 4 | none | | 6 | 6
Emma | Peeters | flemish | copywriter | 3500 Hasselt VLI BE | 0.12 | 4 | | Blogs 4, SEO texts 4, Website copy 3, Tourism 3, Press releases 2 | live_interview | 0 | 52 | 7
Hugo | Moreau | french | digitalmarketer | 33000 Bordeaux NAQ FR | 58 | 8 | | Paid search 5, Analytics 4, Conversion 4, Technical SEO 3 | none | | 7 | 7
Ilse | Vermeulen | flemish | translator | 8000 Brugge VWV BE | 0.19 | 15 | de-nl en-nl | Patents 5, Terminology 5, Legal translation 4 | active | 3 | 2010 | 9
Bram | Hendriks | dutch | Designer | 6511 GH Nijmegen GE NL | 60 | 9 | | Illustration 5, Infographics 5, Layout 4, Branding 4, Web design 3 | offer | 1 | 70 | 9
Chloé | Lambert | walloon | uxcopywriter | 4000 Liège WLG BE | 0.18 | 7 | | Microcopy 5, Forms and errors 4, Onboarding flows 4 | contract | 3 | 1100 | 10
Roos | Kuipers | dutch | translator | 8011 JK Zwolle OV NL | 0.11 | 3 | en-nl | Audio guides 4, Proofreading 3 | phone_interview | 0 | 44 | 12
Antoine | Mercier | french | translator | 44000 Nantes PDL FR | 0.14 | 8 | en-fr | Marketing translation 5, Tourism 4, Post-editing 3 | active | 0 | 760 | 13
Mieke | Verstraete | flemish | translator | 8500 Kortrijk VWV BE | 0.15 | 17 | fr-nl | Sworn translation 5, Legal translation 5, Finance 4 | active | 3 | 2260 | 13
Daan | Smits | dutch | uxcopywriter | 2011 LM Haarlem NH NL | 0.2 | 11 | | Microcopy 5, Tone of voice 4 | active | 2 | 640 | 14
`;

function placeOf(line: string): Place {
  const [, postal = '', city = '', province = '', country = ''] =
    /^(\d+(?: [A-Z]{2})?) (.+) (\w+) (BE|NL|FR)$/.exec(line) ?? [];
  return { postal, city, province, country: country as Place['country'] };
}

function profileOf(row: string): KnownProfile {
  const [
    firstname = '',
    name = '',
    community,
    job,
    place = '',
    price,
    years,
    pairs = '',
    skills = '',
    status,
    recruiter,
    created,
    modified,
  ] = row.split('|').map((cell) => cell.trim());
  const tongue = HOME_LANGUAGE[community as Community];
  return {
    firstname,
    name,
    community: community as Community,
    language: tongue,
    motherTongue: pairs.slice(3, 5) || tongue,
    function: job as UserFunctionName,
    place: placeOf(place),
    price: Number(price),
    years: Number(years),
    pairs: pairs.split(' ').filter(Boolean),
    skills: levels(skills),
    status: status as InterviewStatus,
    recruiter: recruiter ? Number(recruiter) : null,
    created: Number(created),
    modified: Number(modified),
  };
}

/**
 * The people every screenshot shows: the first candidates of every demo. `created` and `modified` count days back from the reference day;
 * what is not said here is made up like everybody else's.
 */
export const PERSONAS: KnownProfile[] = [NOOR, ...OTHERS.trim().split('\n').map(profileOf), CAMILLE, SANNE];

/** Where a persona stands among the personas, and so among all candidates. */
export function personaIndex(fullName: string): number {
  const index = PERSONAS.findIndex(({ firstname, name }) => `${firstname} ${name}` === fullName);
  if (index < 0) throw new Error(`${fullName} is not a persona`);
  return index;
}
