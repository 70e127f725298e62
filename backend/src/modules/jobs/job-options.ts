import type { Label } from '@byline/shared-types/domain';

interface Choice {
  name: string;
  label: Label;
}

/** Initial types of employment and levels of applicant; the database stores them, so that an agency can add its own. */
export const EMPLOYMENT_TYPES: readonly Choice[] = [
  { name: 'freelance', label: { NL: 'Freelance', EN: 'Freelance', FR: 'Freelance' } },
  { name: 'project', label: { NL: 'Projectbasis', EN: 'Project', FR: 'Projet' } },
  { name: 'part-time', label: { NL: 'Deeltijds', EN: 'Part-time', FR: 'Temps partiel' } },
  { name: 'full-time', label: { NL: 'Voltijds', EN: 'Full-time', FR: 'Temps plein' } },
  { name: 'internship', label: { NL: 'Stage', EN: 'Internship', FR: 'Stage' } },
];

export const APPLICANT_LEVELS: readonly Choice[] = [
  { name: 'starter', label: { NL: 'Starter', EN: 'Starter', FR: 'Débutant·e' } },
  { name: 'junior', label: { NL: 'Junior', EN: 'Junior', FR: 'Junior' } },
  { name: 'medior', label: { NL: 'Medior', EN: 'Medior', FR: 'Confirmé·e' } },
  { name: 'senior', label: { NL: 'Senior', EN: 'Senior', FR: 'Senior' } },
  { name: 'expert', label: { NL: 'Expert', EN: 'Expert', FR: 'Expert·e' } },
];
