import type { CvLine } from '../layout/cv-line.js';
import { contactOf, type Contact } from './contact.js';
import { diplomasIn, type FoundDiploma } from './diplomas.js';
import { jobsIn, type FoundJob } from './experience.js';
import { languageLine, languagesIn, type FoundLanguage } from './languages.js';
import { sectionsOf } from './sections.js';
import { skillsIn, type FoundSkill } from './skills.js';
import type { Sourced } from './source.js';
import { unbroken } from './unbroken.js';

/** The facts of a CV, each with the line that says it. */
export interface ReadCv {
  contact: Contact;
  jobs: (FoundJob & Sourced)[];
  diplomas: (FoundDiploma & Sourced)[];
  languages: (FoundLanguage & Sourced)[];
  skills: (FoundSkill & Sourced)[];
}

/** Reads the lines of a CV; `links` are the addresses behind its words and icons. */
export function readCv(written: readonly CvLine[], links: readonly CvLine[] = []): ReadCv {
  const lines = unbroken(written);
  const sections = sectionsOf(lines);
  const contact = contactOf(sections, lines, links);
  const town = contact.address?.city ?? null;
  const { head, contact: own, languages } = sections;
  const spoken = languages.length > 0 ? languages : [...head, ...own].filter(languageLine);
  return {
    contact,
    jobs: jobsIn(sections.experience, town),
    diplomas: diplomasIn(sections.education, town),
    languages: languagesIn(spoken),
    skills: skillsIn(sections.skills),
  };
}
