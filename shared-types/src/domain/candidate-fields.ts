/**
 * Long texts about the candidate's work, in `candidateInfo`; true if candidates must fill them in. Both apps, the record and the archive
 * follow this list.
 */
export const WORK_TEXTS = { topProject: true, projectPreferences: true } as const;
export type WorkText = keyof typeof WORK_TEXTS;
export const WORK_TEXT_NAMES = Object.keys(WORK_TEXTS) as WorkText[];

/** Views that show or ask for the fields of a candidate. */
export type CandidateSurface =
  | 'consoleForm'
  | 'consolePage'
  | 'portalForm'
  | 'portalPage'
  | 'archive'
  | 'export'
  | 'publicPage';
type Gaps = Partial<Record<CandidateSurface, string | undefined>>;

const HIDDEN: Gaps = { publicPage: 'Contact, rates and the agency’s notes are not public.' };
const LONG: Gaps = { export: 'A long text does not fit a cell.' };
const OUTSIDE_THE_FORM: Gaps = { consoleForm: 'The page itself changes it.' };
const RECRUITERS_WRITE: Gaps = { portalForm: 'Recruiters write it.', portalPage: 'Only the public page shows it.' };
const AGENCYS_OWN: Gaps = {
  ...HIDDEN,
  portalForm: 'Recruiters write it.',
  portalPage: 'Only recruiters see it.',
  archive: 'It is a decision of the agency; the archive names such records by kind and date.',
};
const PUBLIC_CHOICE: Gaps = {
  consoleForm: 'The candidate decides it.',
  consolePage: 'The public page itself shows it.',
  portalForm: 'A page of its own asks for it.',
  portalPage: 'A page of its own shows it.',
  export: 'The column "Public profile" is enough.',
};
const ELSEWHERE: Gaps = {
  ...HIDDEN,
  consoleForm: 'Another module writes it.',
  consolePage: 'Another tab shows it.',
  portalForm: 'Another module writes it.',
  portalPage: 'Another page shows it.',
  archive: 'The archive lists the records themselves.',
  export: 'An export has no column for it.',
};
const WRITTEN_BY_THE_PRODUCT = 'The product writes it for its own use.';
const INTERNAL: Gaps = {
  consoleForm: WRITTEN_BY_THE_PRODUCT,
  consolePage: WRITTEN_BY_THE_PRODUCT,
  portalForm: WRITTEN_BY_THE_PRODUCT,
  portalPage: WRITTEN_BY_THE_PRODUCT,
  archive: WRITTEN_BY_THE_PRODUCT,
  export: WRITTEN_BY_THE_PRODUCT,
  publicPage: WRITTEN_BY_THE_PRODUCT,
};

/**
 * Every stored field of a candidate. A field appears on every surface except those named here, each with the reason. Tests compare the
 * table with the schema and with the surfaces. Erasure has no column, because it deletes the whole record.
 */
export const CANDIDATE_FIELDS: Readonly<Record<string, Gaps>> = {
  firstname: {},
  name: HIDDEN,
  email: { ...HIDDEN, portalForm: 'The account page changes it, with a confirmation.' },
  language: { ...HIDDEN, archive: 'The archive shows the language of the account, which is the same.' },
  function: { portalForm: 'Registration asks for it.' },
  street: HIDDEN,
  number: HIDDEN,
  box: HIDDEN,
  postal: HIDDEN,
  city: HIDDEN,
  province: { ...HIDDEN, portalPage: 'A postal address has no province.' },
  country: {},
  phone: HIDDEN,
  skype: { ...HIDDEN, ...RECRUITERS_WRITE, portalPage: 'The links show it.', export: 'Few candidates have one.' },
  timezone: { ...ELSEWHERE, archive: undefined },
  info: LONG,
  freelancer: HIDDEN,
  topProject: LONG,
  projectPreferences: LONG,
  moreAboutYourself: { ...RECRUITERS_WRITE, ...LONG, publicPage: 'It shows only without an `info`.' },
  pricePerWord: HIDDEN,
  dayRate: HIDDEN,
  availability: OUTSIDE_THE_FORM,
  yearsExperience: {},
  minimumFee: HIDDEN,
  wordsPerDay: HIDDEN,
  catTools: {},
  motherTongue: {},
  languages: {},
  translationSkills: {},
  skills: OUTSIDE_THE_FORM,
  links: {
    ...HIDDEN,
    portalForm: 'A page of its own asks for them.',
    portalPage: 'The links beside the profile show them.',
  },
  avatar: {
    ...OUTSIDE_THE_FORM,
    portalForm: 'The page itself changes it.',
    archive: 'The archive has it among the files.',
    export: 'A spreadsheet has no pictures.',
  },
  newsletter: { ...ELSEWHERE, portalForm: undefined, archive: 'The archive shows the newsletter of the account.' },
  publicEnabled: { portalForm: 'The page itself changes it.', publicPage: 'The page exists only if it is true.' },
  publicHidden: { ...PUBLIC_CHOICE, publicPage: 'The page leaves these blocks out.' },
  publicSearchable: PUBLIC_CHOICE,
  publicSlugs: { ...INTERNAL, publicPage: 'They are the address of the page.' },
  resumeSummary: { ...RECRUITERS_WRITE, ...LONG },
  status: { ...AGENCYS_OWN, ...OUTSIDE_THE_FORM },
  archived: { ...AGENCYS_OWN, ...OUTSIDE_THE_FORM },
  assignedTo: { ...AGENCYS_OWN, ...OUTSIDE_THE_FORM },
  tags: { ...AGENCYS_OWN, ...OUTSIDE_THE_FORM },
  websiteTag: AGENCYS_OWN,
  sourceId: { ...AGENCYS_OWN, export: 'An export has no column for it.' },
  folders: ELSEWHERE,
  jobs: ELSEWHERE,
  bookings: {
    consoleForm: 'An approved application writes it.',
    portalForm: 'An approved application writes it.',
  },
  userId: INTERNAL,
  createdAt: { ...INTERNAL, consolePage: undefined, export: undefined },
  modifiedAt: { ...INTERNAL, consolePage: undefined, export: undefined },
  modifiedBy: INTERNAL,
  modifiedByRecruiterAt: INTERNAL,
  version: INTERNAL,
  nameKey: INTERNAL,
  firstnameKey: INTERNAL,
  cityKey: INTERNAL,
  tongueKeys: INTERNAL,
  pairKeys: INTERNAL,
  statusOrder: INTERNAL,
  confirmedKey: INTERNAL,
  listBucket: INTERNAL,
  ngrams: INTERNAL,
  searchText: INTERNAL,
};
