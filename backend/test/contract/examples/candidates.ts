import { AskLinks } from '../../../src/modules/availability-asks/ask-links.js';
import { ViewMailTokens } from '../../../src/modules/candidate-views/view-mail-tokens.js';
import { createCandidate } from '../../factories/candidates.js';
import { createJob } from '../../factories/jobs.js';
import { form, pdf } from '../../factories/uploads.js';
import { newAddress } from '../../factories/accounts.js';
import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { idOfNothing, unique, type ContractContext } from '../contract-context.js';

const newCandidate = () => ({ firstname: 'Camille', name: 'Lefèvre', email: newAddress() });
const own: ExampleOf = ({ candidateId }) => ({ params: { id: candidateId } });
const someone: ExampleOf = async ({ api }) => ({ params: { id: String((await createCandidate(api))._id) } });
const registrations: ExampleOf = () => ({
  query: { 'createdAt.from': '2025-12-01', 'createdAt.to': '2026-11-30', groupBy: 'month', country: 'BE' },
});
const newFolder = () => ({ name: unique('Folder') });
const folder: ExampleOf = async (context) => ({
  params: { id: await context.make('/candidates/folders', newFolder()) },
});
const renamed: ExampleOf = async (context) => ({ ...(await folder(context)), body: newFolder() });
const newView = () => ({
  name: unique('View'),
  shared: true,
  list: {
    ...{ search: 'Janssens', tile: 'active', sort: '-modifiedAt', columns: ['name', 'skills'] },
    filter: { function: ['translator'], translatesTo: 'nl', freelancer: true, pricePerWord: { to: 0.2 } },
  },
});
const view: ExampleOf = async (context) => ({ params: { id: await context.make('/candidates/views', newView()) } });
const removedView: ExampleOf = async (context) => {
  const { params = {} } = await view(context);
  await context.recruiter.delete(`/candidates/views/${params.id ?? ''}`);
  return { params };
};
/** A link in a mail about a view. */
const mailedView: ExampleOf = async (context) => {
  const { params = {} } = await view(context);
  const { _id } = await context.api.model('ViewFollower').create({ viewId: params.id, userId: idOfNothing() });
  return { params: { token: context.api.app.get(ViewMailTokens, { strict: false }).of(_id) } };
};
/** A link in a mail that asks for an availability. */
const asked =
  (body?: object): ExampleOf =>
  async ({ api }) => {
    const times = {
      sentAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
      expireAt: new Date(Date.now() + 86_400_000),
    };
    const { _id: candidateId } = await createCandidate(api);
    const { _id } = await api.model('AvailabilityAsk').create({ candidateId, ...times });
    const token = api.app.get(AskLinks, { strict: false }).tokenOf(_id);
    return { params: { token }, ...(body && { body }) };
  };
const PROFILE = {
  city: 'Gent',
  country: 'BE',
  phone: '+32 470 12 34 56',
  timezone: 'Europe/Brussels',
  links: { github: 'https://github.com/camille' },
  candidateInfo: {
    freelancer: true,
    dayRate: 380,
    unavailable: { from: '2099-01-01', to: '2099-01-31' },
    ...{ catTools: ['memoq'], wordsPerDay: 2_500, minimumFee: 45 },
    skillSet: {
      ...{ motherTongue: 'nl-BE', yearsExperience: 9, languages: [{ language: 'fr', level: 'C1' }] },
      translationSkills: [
        {
          from: 'en',
          to: 'nl-BE',
          specialisms: ['legal'],
          pricePerWord: 0.16,
          sworn: { court: 'Gent', country: 'BE' },
        },
      ],
    },
  },
};

/** Two people with one phone. */
const duplicate: ExampleOf = async (context) => {
  const phone = `+3247${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const twice = await Promise.all([createCandidate(context.api, { phone }), createCandidate(context.api, { phone })]);
  const path = `/candidates/duplicates?filter[candidateId]=${String(twice[0]._id)}`;
  return { params: { id: await context.firstOf(path) } };
};

const MERGE = { versions: [0, 0], newer: ['phone'] };
const merged: ExampleOf = async (context) => {
  const { id = '' } = (await duplicate(context)).params ?? {};
  return { params: { id: await context.make(`/candidates/duplicates/${id}/merge`, MERGE) } };
};

const picked: ExampleOf = ({ candidateId }) => ({
  body: { selection: { ids: [candidateId] }, action: { status: 'test' } },
});
/** So many that the operation waits for a worker; no worker runs, and unknown candidates need none. */
const running = async (context: ContractContext): Promise<string> =>
  context.make('/candidates/bulk', {
    selection: { ids: Array.from({ length: 51 }, idOfNothing) },
    action: { archived: true },
  });
const operation: ExampleOf = async (context) => ({ params: { id: await running(context) } });
/** A mail to so many candidates that it needs a second approval. */
const waiting: ExampleOf = async (context) => {
  const selection = { ids: Array.from({ length: 201 }, idOfNothing) };
  return { params: { id: await context.make('/candidates/bulk', { selection, action: { mail: MAIL } }) } };
};
/** The same with an attachment. */
const attached: ExampleOf = async (context) => {
  const fileId = await context.make('/files', form(await pdf(), 'Terms.pdf'));
  const selection = { ids: Array.from({ length: 201 }, idOfNothing) };
  const action = { mail: { ...MAIL, attachments: [fileId] } };
  return { params: { id: await context.make('/candidates/bulk', { selection, action }), fileId } };
};
const ended: ExampleOf = async (context) => {
  const { _id } = await createCandidate(context.api);
  const body = { selection: { ids: [String(_id)] }, action: { status: 'offer' } };
  return { params: { id: await context.make('/candidates/bulk', body) } };
};
const askedMany: ExampleOf = async (context) => {
  const { _id } = await createCandidate(context.api);
  const body = { selection: { ids: [String(_id)] }, action: { askAvailability: true } };
  return { params: { id: await context.make('/candidates/bulk', body) } };
};
/** Questions of more than a week ago. */
const askedLongAgo: ExampleOf = async (context) => {
  const { params = {} } = await askedMany(context);
  const sentAt = new Date(Date.now() - 8 * 86_400_000);
  await context.api.model('AvailabilityAsk').updateMany({ operationId: params.id }, { sentAt });
  return { params };
};
const MAIL = { subject: '{{firstname}}, are you free?', message: '<p>Dear {{firstname}},</p>', scheduledAt: null };

/** The talent pool, for recruiters and for the candidate. */
export const candidates: Examples = {
  listCandidates: nothing,
  getCandidateTiles: nothing,
  getCandidatePlaces: ({ candidateId }) => ({
    query: { search: 'leaflets', searchIn: 'everything', ids: candidateId },
  }),
  exportCandidates: nothing,
  exportSelectedCandidates: ({ candidateId }) => ({ body: { ids: [candidateId] } }),
  createBulkOperation: picked,
  countBulkRecipients: ({ candidateId }) => ({ body: { selection: { ids: [candidateId] } } }),
  previewProposal: async (context) => ({
    body: { selection: { ids: [context.candidateId] }, jobId: String((await createJob(context.api))._id) },
  }),
  previewBulkMail: ({ candidateId }) => ({ body: { selection: { ids: [candidateId] }, mail: MAIL } }),
  listBulkOperations: nothing,
  getBulkOperation: operation,
  getBulkMails: waiting,
  downloadBulkAttachment: attached,
  getBulkOrigin: operation,
  approveBulkOperation: waiting,
  declineBulkOperation: withBody(waiting, { reason: 'This job is filled.' }),
  cancelBulkOperation: operation,
  undoBulkOperation: ended,
  previewBulkAsk: ({ candidateId }) => ({ body: { selection: { ids: [candidateId] } } }),
  getBulkAnswers: askedMany,
  remindBulkOperation: askedLongAgo,
  getCandidateCounts: own,
  listCandidateHistory: own,
  countCandidateHistory: own,
  getCandidateNeighbours: own,
  getAvailabilityStats: nothing,
  getRegistrations: registrations,
  getCandidateRegistrations: registrations,
  createCandidate: () => ({ body: { ...newCandidate(), ...PROFILE, status: 'test', tags: ['Sworn'] } }),
  getCandidate: own,
  getAskFrequency: own,
  setAskFrequency: withBody(own, { frequency: 'seldom' }),
  updateCandidate: withBody(own, PROFILE),
  putAvailability: withBody(own, {
    ...{ state: 'looking', from: '2099-02-01', until: '2099-06-30', daysPerWeek: 3, weekdays: [1, 2, 4] },
    ...{ away: [{ from: '2099-04-01', to: '2099-04-14' }], noticeDays: 14 },
  }),
  deleteCandidate: someone,
  hireCandidate: someone,
  listDuplicates: nothing,
  countDuplicates: nothing,
  matchCandidate: () => ({ body: { ...newCandidate(), phone: '+32470123456', country: 'BE', city: 'Gent' } }),
  getDuplicate: duplicate,
  updateDuplicate: withBody(duplicate, { state: 'different' }),
  mergeDuplicate: withBody(duplicate, MERGE),
  listMerges: nothing,
  undoMerge: merged,
  listSources: nothing,
  listTags: nothing,
  listCandidateViews: nothing,
  createCandidateView: () => ({ body: newView() }),
  orderCandidateViews: async (context) => ({
    body: { viewIds: [await context.make('/candidates/views', newView())] },
  }),
  getCandidateView: view,
  updateCandidateView: withBody(view, newView),
  deleteCandidateView: view,
  restoreCandidateView: removedView,
  followCandidateView: withBody(view, { isDefault: true, mails: 'mornings' }),
  countCandidateViews: nothing,
  getCandidateViewNews: view,
  seeCandidateView: withBody(view, { at: '2026-11-02T08:00:00.000Z' }),
  getViewMails: mailedView,
  stopViewMails: mailedView,
  getAvailabilityAsk: asked(),
  answerAvailabilityAsk: asked({ answer: 'yes', daysPerWeek: 3 }),
  chooseAskFrequency: asked({ frequency: 'seldom' }),
  getAskStop: asked(),
  stopAvailabilityAsks: asked(),
  listFolders: nothing,
  createFolder: () => ({ body: newFolder() }),
  deleteFolder: folder,
  updateFolder: renamed,
  addToFolders: async (context) => ({
    body: { candidates: [context.candidateId], folders: [await context.make('/candidates/folders', newFolder())] },
  }),
  removeFromFolder: async (context) => ({
    params: { folderId: await context.make('/candidates/folders', newFolder()), candidateId: context.candidateId },
  }),
};
