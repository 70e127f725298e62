import { fold } from './fold.js';

export const SECTIONS = ['about', 'contact', 'experience', 'education', 'languages', 'skills', 'other'] as const;
export type Section = (typeof SECTIONS)[number];

/** The headings of CVs in English, Dutch and French, without accents. */
const WORDS: Record<Section, string> = {
  about:
    'about, about me, profile, personal profile, professional profile, summary, professional summary, executive summary, career summary, objective, ' +
    'career objective, personal statement, introduction, who am i, over mij, profiel, persoonlijk profiel, samenvatting, wie ben ik, wie ik ben, profielschets, ' +
    'korte voorstelling, doelstelling, motivatie, a propos, a propos de moi, profil, profil professionnel, resume, en bref, objectif, presentation, qui suis-je, mon profil',
  contact:
    'contact, contact me, contact details, contact information, personal details, personal information, personal data, details, get in touch, connect, ' +
    'find me online, info, address, contactgegevens, persoonlijke gegevens, persoonlijke informatie, personalia, gegevens, persoonsgegevens, adres, ' +
    'coordonnees, informations personnelles, donnees personnelles, renseignements personnels, etat civil, infos, adresse, me contacter, basics, profiles, links, ' +
    'online, social, social media, web, liens, reseaux sociaux, sociale media, online profiles, networks',
  experience:
    'experience, experiences, work, work experience, working experience, work history, employment, employment history, employment record, career, career history, ' +
    'professional experience, professional background, relevant experience, jobs, positions, werk, werkervaring, werkervaringen, ervaring, ervaringen, ' +
    'beroepservaring, professionele ervaring, professionele loopbaan, loopbaan, carriere, relevante werkervaring, arbeidsverleden, ' +
    'experience professionnelle, experiences professionnelles, parcours, parcours professionnel, emplois, carriere professionnelle, experience de travail, ' +
    'experiences de travail, mes experiences, freelance work, professional career, selected experience, opdrachten, missions, werkgeschiedenis',
  education:
    'education, education and training, training, trainings, studies, academic background, academic history, academic qualifications, qualifications, degrees, ' +
    "diplomas, educational background, opleiding, opleidingen, onderwijs, onderwijs en opleiding, studie, opleidingen en diploma's, diploma's, vorming, " +
    'scholing, opleiding en vorming, academische achtergrond, formation, formations, etudes, diplomes, education et formation, formation et diplomes, ' +
    'formations et diplomes, formation academique, parcours academique, parcours scolaire, scolarite, cursus, etudes et formations, diplomes et formations, ' +
    'enseignement et formation, education & training, education and certifications',
  languages:
    'languages, language, language skills, language proficiency, linguistic skills, talen, taal, talenkennis, taalvaardigheid, taalvaardigheden, taalkennis, ' +
    'langues, langue, langues parlees, langues etrangeres, connaissances linguistiques, competences linguistiques, connaissance des langues, mes langues, spoken languages',
  skills:
    'skills, skill, key skills, core skills, top skills, technical skills, professional skills, digital skills, computer skills, competences, competencies, core competencies, ' +
    'expertise, areas of expertise, tools, software, skills and tools, technologies, skills & tools, specialities, specialties, strengths, it skills, hard skills, soft skills, ' +
    'vaardigheden, belangrijkste vaardigheden, competenties, digitale vaardigheden, kennis, kennis en vaardigheden, computervaardigheden, computerkennis, software en tools, ' +
    "programma's, sterktes, troeven, vakkennis, it-vaardigheden, pc-kennis, principales competences, competences numeriques, competences techniques, competences cles, " +
    'competences professionnelles, competences informatiques, informatique, savoir-faire, outils, logiciels, connaissances informatiques, atouts, domaines de competence, ' +
    'mes competences, aptitudes, expertises, connaissances, outils informatiques, skills & expertise, abilities, professional competences, personal skills',
  other:
    "interests, hobbies, hobby's, hobbies and interests, interests and hobbies, references, referees, reference, volunteer, volunteering, volunteer work, volunteer experience, voluntary work, publications, publication, " +
    'awards, award, honors, honours, projects, project, portfolio, certificates, certifications, certification, courses, licenses, licenses & certifications, activities, recommendations, driving licence, ' +
    'interesses, interessen, vrije tijd, vrijetijd, referenties, vrijwilligerswerk, publicaties, prijzen, onderscheidingen, projecten, certificaten, cursussen, rijbewijs, ' +
    "activiteiten, varia, centres d'interet, centres d'interets, interets, loisirs, hobbies et loisirs, references professionnelles, benevolat, prix, distinctions, projets, certificats, " +
    'permis de conduire, permis, activites, divers, recompenses, certifications et licences, honors-awards, additional information, miscellaneous, annexes, attachments, bijlagen, ' +
    'communication skills, communicatieve vaardigheden, organisational skills, job-related skills, competences en communication, conferences and seminars, networks and memberships, memberships, speaker deck, realisations, accomplishments',
};

const HEADINGS = new Map(
  SECTIONS.flatMap((section) => WORDS[section].split(/,\s*/).map((words) => [words, section] as const)),
);

const closed = (words: string): string => words.replace(/[^\p{L}]/gu, '');
const CLOSED = new Map([...HEADINGS].map(([words, section]) => [closed(words), section]));

/** Letters that a designer sets apart, some of which a program joins again: "E D U C AT I O N". */
function isSpaced(text: string): boolean {
  const pieces = text.trim().split(/\s+/);
  return (
    pieces.length > 3 && pieces.every((piece) => piece.length <= 3) && pieces.join('').length < 1.7 * pieces.length
  );
}

/** The section that a line of these words begins; null for any other line. */
export function headingOf(text: string): Section | null {
  if (isSpaced(text)) return CLOSED.get(closed(fold(text))) ?? null;
  const words = fold(text)
    .replace(/^[^\p{L}]+|[^\p{L}\d)]+$/gu, '')
    .replace(/\s*\/\s*/g, ' / ');
  if (words.length > 45 || /[.,;]$/.test(text.trim())) return null;
  return HEADINGS.get(words) ?? HEADINGS.get(words.replace(/^(my|mijn|mes|ma|mon|key|notre)\s/, '')) ?? null;
}
