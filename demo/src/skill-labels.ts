import type { Label, UserFunctionName } from '@byline/shared-types/domain';

export interface DemoCategory {
  label: Label;
  userfunctions: UserFunctionName[];
  /** `EN | NL | FR`. */
  skills: string[];
}

const WRITERS: UserFunctionName[] = [
  'copywriter',
  'contentprojectmanager',
  'technicalwriter',
  'uxcopywriter',
  'translator',
  'contentmarketer',
];

/** A label from `EN | NL | FR`. */
export function labelOf(line: string): Label {
  const [EN = '', NL = EN, FR = EN] = line.split(' | ');
  return { EN, NL, FR };
}

const category = (label: string, userfunctions: UserFunctionName[], skills: string[]): DemoCategory => ({
  label: labelOf(label),
  userfunctions,
  skills,
});

/** The specialisations of the agency. */
export const SKILL_CATEGORIES: DemoCategory[] = [
  category(
    'Copywriting | Copywriting | Rédaction',
    ['copywriter', 'contentmarketer', 'contentprojectmanager'],
    [
      'SEO texts | SEO-teksten | Textes SEO',
      'Blogs | Blogs | Articles de blog',
      'Website copy | Websiteteksten | Textes de site web',
      'Newsletters | Nieuwsbrieven | Lettres d’information',
      'Press releases | Persberichten | Communiqués de presse',
      'Brochures | Brochures | Brochures',
      'Product descriptions | Productteksten | Fiches produits',
      'Interviews and portraits | Interviews en portretten | Entretiens et portraits',
      'Speeches | Speeches | Discours',
      'Annual reports | Jaarverslagen | Rapports annuels',
    ],
  ),
  category(
    'UX writing | UX-copy | Rédaction UX',
    ['uxcopywriter'],
    [
      'Microcopy | Microcopy | Microtextes',
      'Onboarding flows | Onboarding | Parcours d’accueil',
      'Chatbots | Chatbots | Agents conversationnels',
      'Content design | Contentdesign | Design de contenu',
      'User testing | Gebruikerstests | Tests utilisateurs',
      'Tone of voice | Tone of voice | Ton et voix',
      'Forms and errors | Formulieren en foutmeldingen | Formulaires et messages d’erreur',
      'Plain language | Klare taal | Langage clair',
    ],
  ),
  category(
    'Technical writing | Technisch schrijven | Rédaction technique',
    ['technicalwriter'],
    [
      'API docs | API-documentatie | Documentation d’API',
      'Manuals | Handleidingen | Modes d’emploi',
      'Online help | Online hulp | Aide en ligne',
      'Release notes | Releasenotes | Notes de version',
      'DITA and XML | DITA en XML | DITA et XML',
      'Safety instructions | Veiligheidsinstructies | Consignes de sécurité',
      'Process descriptions | Procesbeschrijvingen | Descriptions de processus',
      'Knowledge bases | Kennisbanken | Bases de connaissances',
    ],
  ),
  category(
    'Translation | Vertaling | Traduction',
    ['translator'],
    [
      'Legal translation | Juridische vertaling | Traduction juridique',
      'Marketing translation | Marketingvertaling | Traduction marketing',
      'Proofreading | Nalezen | Relecture',
      'Transcreation | Transcreatie | Transcréation',
      'Medical translation | Medische vertaling | Traduction médicale',
      'Patents | Octrooien | Brevets',
      'Audio guides | Audiogidsen | Audioguides',
      'Post-editing | Post-editing | Post-édition',
      'Terminology | Terminologie | Terminologie',
      'Sworn translation | Beëdigde vertaling | Traduction jurée',
    ],
  ),
  category('Subjects | Vakgebieden | Domaines', WRITERS, [
    'Tourism | Toerisme | Tourisme',
    'Museums and culture | Musea en cultuur | Musées et culture',
    'Food and drink | Eten en drinken | Gastronomie',
    'Energy | Energie | Énergie',
    'Finance | Financiën | Finance',
    'Health care | Gezondheidszorg | Soins de santé',
    'Legal | Recht | Droit',
    'Education | Onderwijs | Enseignement',
    'SEO copy | SEO-copy | Rédaction web SEO',
  ]),
  category(
    'Design | Design | Design',
    ['Designer'],
    [
      'Branding | Branding | Identité de marque',
      'Illustration | Illustratie | Illustration',
      'Layout | Lay-out | Mise en page',
      'Infographics | Infografieken | Infographie',
      'Web design | Webdesign | Web design',
      'Motion design | Motion design | Motion design',
      'Packaging | Verpakkingen | Emballage',
      'Typography | Typografie | Typographie',
    ],
  ),
  category(
    'Content management | Contentbeheer | Gestion de contenu',
    ['contentprojectmanager', 'contentmarketer'],
    [
      'Planning | Planning | Planification',
      'Content strategy | Contentstrategie | Stratégie de contenu',
      'Editorial calendars | Contentkalenders | Calendriers éditoriaux',
      'Campaigns | Campagnes | Campagnes',
      'Budgets | Budgetten | Budgets',
      'Briefing teams | Teams briefen | Briefing d’équipes',
      'Localisation projects | Lokalisatieprojecten | Projets de localisation',
    ],
  ),
  category(
    'Digital marketing | Digitale marketing | Marketing numérique',
    ['digitalmarketer', 'contentmarketer'],
    [
      'Paid search | Betaald zoeken | Publicité sur les moteurs',
      'Paid social | Betaald social | Publicité sociale',
      'Analytics | Webanalyse | Analyse web',
      'Email marketing | E-mailmarketing | E-mail marketing',
      'Conversion | Conversie | Conversion',
      'Marketing automation | Marketingautomatisering | Automatisation du marketing',
      'Technical SEO | Technische SEO | SEO technique',
    ],
  ),
  category(
    'Social media | Sociale media | Réseaux sociaux',
    ['socialmediacontentcreator', 'digitalmarketer'],
    [
      'Short video | Korte video | Vidéo courte',
      'Community management | Communitybeheer | Gestion de communauté',
      'Social copy | Social copy | Textes pour réseaux sociaux',
      'Podcasts | Podcasts | Podcasts',
      'Photography | Fotografie | Photographie',
      'Live reporting | Liveverslag | Couverture en direct',
      'Influencer campaigns | Influencercampagnes | Campagnes d’influence',
    ],
  ),
];

/** Proposed by candidates and not yet approved: `category: EN | NL | FR`. The first one is Camille Lefèvre's. */
export const PENDING_SKILLS: [category: string, label: string][] = [
  ['Translation', 'Subtitling | Ondertiteling | Sous-titrage'],
  ['Copywriting', 'Recipe writing | Recepten schrijven | Rédaction de recettes'],
  ['Design', 'Data visualisation | Datavisualisatie | Visualisation de données'],
  ['Social media', 'Stop motion | Stop-motion | Animation image par image'],
  ['Technical writing', 'Docs as code | Docs as code | Documentation en tant que code'],
  ['UX writing', 'Voice interfaces | Spraakinterfaces | Interfaces vocales'],
];
