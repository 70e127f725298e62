import { addressOf, type Told } from './told.js';
import { allAt, linesOf, textAt, type XmlElement } from './xml.js';

const dateAt = (element: XmlElement, ...path: readonly string[]): string =>
  textAt(element, ...path, 'FormattedDateTime');

/** The means of contact of a channel: e-mail, telephone, web, social media; an address has no channel. */
const byChannel = (person: XmlElement, ...channels: readonly string[]): XmlElement[] =>
  allAt(person, 'Communication').filter((means) => channels.includes(textAt(means, 'ChannelCode').toLowerCase()));

function phoneIn(means: XmlElement): string {
  const dialling = textAt(means, 'CountryDialing').replace(/^\+?/, '+');
  return [dialling === '+' ? '' : dialling, textAt(means, 'DialNumber')].filter(Boolean).join(' ');
}

function addressIn(person: XmlElement): Told['address'] {
  const [address] = allAt(person, 'Communication', 'Address');
  if (!address) return null;
  return addressOf(
    {
      street: textAt(address, 'AddressLine') || textAt(address, 'StreetName'),
      postal: textAt(address, 'PostalCode'),
      city: textAt(address, 'CityName'),
    },
    [textAt(address, 'CountryCode')],
  );
}

/** An employer has several positions if its person moved within it. */
function jobsIn(profile: XmlElement): Told['jobs'] {
  return allAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap((history) => {
    const employer = textAt(history, 'OrganizationName');
    return allAt(history, 'PositionHistory').map((position) => ({
      ...{ title: textAt(position, 'PositionTitle'), employer },
      from: dateAt(position, 'EmploymentPeriod', 'StartDate') || dateAt(history, 'EmploymentPeriod', 'StartDate'),
      to: dateAt(position, 'EmploymentPeriod', 'EndDate') || dateAt(history, 'EmploymentPeriod', 'EndDate'),
    }));
  });
}

const studiesIn = (profile: XmlElement): Told['studies'] =>
  allAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map((study) => ({
    degree: textAt(study, 'EducationDegree', 'DegreeName'),
    school: textAt(study, 'OrganizationName'),
    from: dateAt(study, 'AttendancePeriod', 'StartDate'),
    to: dateAt(study, 'AttendancePeriod', 'EndDate'),
  }));

function languagesIn(person: XmlElement, profile: XmlElement): Told['languages'] {
  const spoken = allAt(profile, 'PersonQualifications', 'PersonCompetency').filter(
    (competency) => textAt(competency, 'TaxonomyID').toLowerCase() === 'language',
  );
  return [
    ...allAt(person, 'PrimaryLanguageCode').map(({ text }) => ({ name: text.trim(), level: '', isMother: true })),
    ...spoken.map((language) => ({
      name: textAt(language, 'CompetencyID'),
      level: allAt(language, 'CompetencyDimension', 'Score', 'ScoreText')
        .map(({ text }) => text.trim())
        .join(' '),
      isMother: false,
    })),
  ];
}

/** Single skills and those of groups; older editors wrote `DigitalSkills`. */
const skillsIn = (profile: XmlElement): string[] =>
  [
    ['Skills', 'PersonCompetency', 'CompetencyName'],
    ['Skills', 'SkillsGroup', 'PersonCompetency', 'CompetencyName'],
    ['DigitalSkills', 'DigitalSkillsGroup', 'DigitalSkill'],
  ].flatMap((path) => allAt(profile, ...path).map(({ text }) => text.trim()));

/** Reads the `Candidate` of Europass since 2020 (HR-XML). */
export function candidate(root: XmlElement): Told | null {
  const [person] = allAt(root, 'CandidatePerson');
  if (!person) return null;
  const [profile = { name: '', attributes: {}, children: [], text: '' }] = allAt(root, 'CandidateProfile');
  const positions = allAt(profile, 'EmploymentHistory', 'EmployerHistory', 'PositionHistory');
  return {
    firstname: textAt(person, 'PersonName', 'GivenName'),
    name: textAt(person, 'PersonName', 'FamilyName'),
    email: byChannel(person, 'email').map((means) => textAt(means, 'URI'))[0] ?? '',
    phones: byChannel(person, 'telephone').map(phoneIn),
    address: addressIn(person),
    links: byChannel(person, 'web', 'social media').map((means) => textAt(means, 'URI')),
    jobs: jobsIn(profile),
    studies: studiesIn(profile),
    languages: languagesIn(person, profile),
    skills: skillsIn(profile),
    texts: [
      ...linesOf(textAt(profile, 'ExecutiveSummary')),
      ...positions.flatMap((position) => linesOf(textAt(position, 'Description'))),
    ],
  };
}
