import { addressOf, type Told } from './told.js';
import { allAt, linesOf, textAt, type XmlElement } from './xml.js';

/** A date in parts: `<From year="2016" month="--03"/>`. */
function dateAt(element: XmlElement, end: 'From' | 'To'): string {
  const [date] = allAt(element, 'Period', end);
  const { year = '', month = '' } = date?.attributes ?? {};
  return [year, month.replace(/\D/g, '')].filter(Boolean).join('-');
}

function addressIn(contact: XmlElement | undefined): Told['address'] {
  if (!contact) return null;
  return addressOf(
    {
      street: textAt(contact, 'AddressLine'),
      postal: textAt(contact, 'PostalCode'),
      city: textAt(contact, 'Municipality'),
    },
    [textAt(contact, 'Country', 'Label'), textAt(contact, 'Country', 'Code')],
  );
}

function languagesIn(linguistic: XmlElement | undefined): Told['languages'] {
  if (!linguistic) return [];
  const named = (element: XmlElement): string =>
    textAt(element, 'Description', 'Label') || textAt(element, 'Description', 'Code');
  return [
    ...allAt(linguistic, 'MotherTongueList', 'MotherTongue').map((element) => ({
      ...{ name: named(element), level: '', isMother: true },
    })),
    ...allAt(linguistic, 'ForeignLanguageList', 'ForeignLanguage').map((element) => ({
      name: named(element),
      level: allAt(element, 'ProficiencyLevel')
        .flatMap(({ children }) => children.map(({ text }) => text.trim()))
        .join(' '),
      isMother: false,
    })),
  ];
}

const SKILLS = ['Computer', 'JobRelated', 'Communication', 'Organisational', 'Other'];

/** Reads the `SkillsPassport` of Europass until 2020 (XML v3). */
export function skillsPassport(root: XmlElement): Told | null {
  const [learner] = allAt(root, 'LearnerInfo');
  if (!learner) return null;
  const contact = ['Identification', 'ContactInfo'];
  const work = allAt(learner, 'WorkExperienceList', 'WorkExperience');
  const described = SKILLS.map((kind) => linesOf(textAt(learner, 'Skills', kind, 'Description')));
  const [computer = [], ...others] = described;
  return {
    firstname: textAt(learner, 'Identification', 'PersonName', 'FirstName'),
    name: textAt(learner, 'Identification', 'PersonName', 'Surname'),
    email: textAt(learner, ...contact, 'Email', 'Contact'),
    phones: allAt(learner, ...contact, 'TelephoneList', 'Telephone', 'Contact').map(({ text }) => text.trim()),
    address: addressIn(allAt(learner, ...contact, 'Address', 'Contact')[0]),
    links: allAt(learner, ...contact, 'WebsiteList', 'Website', 'Contact').map(({ text }) => text.trim()),
    jobs: work.map((job) => ({
      title: textAt(job, 'Position', 'Label'),
      employer: textAt(job, 'Employer', 'Name'),
      ...{ from: dateAt(job, 'From'), to: dateAt(job, 'To') },
    })),
    studies: allAt(learner, 'EducationList', 'Education').map((study) => ({
      degree: textAt(study, 'Title'),
      school: textAt(study, 'Organisation', 'Name'),
      ...{ from: dateAt(study, 'From'), to: dateAt(study, 'To') },
    })),
    languages: languagesIn(allAt(learner, 'Skills', 'Linguistic')[0]),
    skills: computer,
    texts: [
      ...others.flat(),
      textAt(learner, 'Headline', 'Description', 'Label'),
      ...work.flatMap((job) => linesOf(textAt(job, 'Activities'))),
    ],
  };
}
