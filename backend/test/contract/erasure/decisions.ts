import type { ContractContext } from '../contract-context.js';
import type { Example, ExampleOf } from '../example.js';
import { form, pdf } from '../../factories/uploads.js';
import { examples } from '../examples/index.js';

/** Calls with texts of the agency about other subjects, in which only a mention identifies a person. */
export const AGENCYS_OWN: Readonly<Record<string, string>> = {
  createJob: 'a job at a client',
  updateJob: 'a job at a client',
  createMedium: 'where jobs are advertised',
  updateMedium: 'where jobs are advertised',
  uploadMediumAvatar: 'the logo of a medium',
  createCampaign: 'advertising for jobs',
  updateCampaign: 'advertising for jobs',
  createFolder: 'what the agency calls a group of candidates',
  updateFolder: 'what the agency calls a group of candidates',
  createCandidateView: 'what a recruiter calls a list, and what they look for',
  updateCandidateView: 'what a recruiter calls a list, and what they look for',
  createInterviewTemplate: 'questions to anybody',
  updateInterviewTemplate: 'questions to anybody',
  addInterviewTemplateQuestion: 'questions to anybody',
  createMailTemplate: 'a letter to anybody: what it says of each is filled in for each',
  updateMailTemplate: 'a letter to anybody: what it says of each is filled in for each',
  uploadLibraryFile: 'a file of the agency for anybody',
  updateLibraryFile: 'a file of the agency for anybody',
  createScorecard: 'what anybody is rated on',
  updateScorecard: 'what anybody is rated on',
  setScorecardCategories: 'what anybody is rated on',
  createScorecardCategory: 'what anybody is rated on',
  updateScorecardCategory: 'what anybody is rated on',
  addScorecardCategoryItem: 'what anybody is rated on',
  createSkillCategory: 'a list of the agency’s',
  updateSkillCategory: 'a list of the agency’s',
  addSkillToCategory: 'a list of the agency’s',
  updateSkill: 'a list of the agency’s',
  replaceSkill: 'a list of the agency’s',
  declineBulkOperation: 'why a letter to many is not sent',
  createBulkOperation: 'a letter to many: what it says of each is filled in for each',
};

/** Calls whose text stays, and says so. */
export const KEPT: Readonly<Record<string, string>> = {
  removeAccount: 'why somebody left is kept without who',
};

/** The person of the test. */
export interface Person {
  candidateId: string;
  userId: string;
  email: string;
  /** Of a change that the person requested. */
  nextEmail: string;
}

const REFUSED_LINK = { token: 'x'.repeat(43) };
const application = async (context: ContractContext): Promise<Example> => {
  const { body } = (await examples.applyForJob?.(context)) ?? {};
  return { body: { applications: [{ id: await context.make('/jobs/apply', body ?? {}), version: 0 }] } };
};

/** Only portfolio files have a description. */
const piece = async (context: ContractContext): Promise<string> =>
  context.make(`/candidates/${context.candidateId}/file/portfolio`, form(await pdf(), 'piece.pdf'));
const CHANGES = { name: 'CV.pdf', hidden: false };

/** Requests about the person, in place of contract examples about others. */
export const aboutPerson = ({ userId, email }: Person): Readonly<Record<string, ExampleOf>> => {
  const of = async (operationId: string, context: ContractContext): Promise<Example> =>
    (await examples[operationId]?.(context)) ?? {};
  const item = async (context: ContractContext) => ({
    ...(await of('createCalendarItem', context)).body,
    assignedTo: userId,
  });
  return {
    login: () => ({ body: { email, password: 'not the password' }, answers: 'wrong_credentials' }),
    activate: () => ({ body: { email, ...REFUSED_LINK }, answers: 'link_invalid' }),
    activateByLink: () => ({ params: { email, ...REFUSED_LINK }, answers: 'link_invalid' }),
    resetPassword: () => ({
      body: { email, ...REFUSED_LINK, password: 'a calm harbour at noon' },
      answers: 'link_invalid',
    }),
    register: async (context) => ({ body: { ...(await of('register', context)).body, email } }),
    registerCandidate: async (context) => ({ body: { ...(await of('register', context)).body, email } }),
    createCalendarItem: async (context) => ({ body: await item(context) }),
    updateCalendarItem: async (context) => ({
      params: { id: await context.make('/calendar', await item(context)) },
      body: { title: 'Moved' },
    }),
    approveApplications: application,
    declineApplications: async (context) => ({
      body: {
        ...(await application(context)).body,
        email: { subject: 'Your application', message: '<p>Not this time.</p>' },
        reason: 'Too far',
        candidateReason: 'Too far',
      },
    }),
    // Selected by a search, which the API refuses beside named candidates.
    exportSelectedCandidates: () => ({ body: { all: true } }),
    previewBulkMail: async (context) => ({
      body: { ...(await of('previewBulkMail', context)).body, selection: { all: true } },
    }),
    countBulkRecipients: () => ({ body: { selection: { all: true } } }),
    previewBulkAsk: () => ({ body: { selection: { all: true } } }),
    previewProposal: async (context) => ({
      body: { ...(await of('previewProposal', context)).body, selection: { all: true } },
    }),
    updateFile: async (context) => ({ params: { id: await piece(context) }, body: CHANGES }),
    updateCandidateFile: async (context) => ({
      params: { id: context.candidateId, fileId: await piece(context) },
      body: CHANGES,
    }),
    rescueLogin: async (context) => ({ ...(await of('rescueLogin', context)), params: { id: userId } }),
  };
};

/** Calls that need a new address. */
export const ADDRESS_OF: Readonly<Record<string, (person: Person) => string>> = {
  changeEmail: ({ nextEmail }) => nextEmail,
  createCandidate: ({ email }) => `entered.${email}`,
  rescueLogin: ({ email }) => `rescued.${email}`,
};

/** The last calls: after them, the person has other addresses and no session, and their old address is free for a registration. */
export const LAST = ['changeEmail', 'rescueLogin', 'register', 'registerCandidate'];

/** Fields with a fixed format that openapi.yaml does not state; their values are not personal. */
export const TAKE_NO_WORD: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['from', 'to', 'startDate', 'endDate'].map((name) => [name, 'a day, or a language'])),
  ...Object.fromEntries(
    ['translatesFrom', 'translatesTo', 'motherTongue', 'language'].map((name) => [name, 'a language']),
  ),
  ...Object.fromEntries(['country', 'province', 'timezone'].map((name) => [name, 'one of a list'])),
  ...Object.fromEntries(
    ['appointmentId', 'candidateId', 'createdBy', 'jobId', 'userId'].map((name) => [name, 'an id']),
  ),
  phone: 'a number',
  after: 'a place in a list',
};

/** Calls of candidates with more fields for recruiters. */
export const BY_STAFF: readonly string[] = ['updateCandidate'];
