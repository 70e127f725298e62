import { createCandidate } from '../../factories/candidates.js';
import { form, png } from '../../factories/uploads.js';
import { jobRequest } from '../../factories/jobs.js';
import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { unique, type ContractContext } from '../contract-context.js';

const makeJob = async (context: ContractContext): Promise<string> =>
  context.make('/jobs', await jobRequest(context.api));
const job: ExampleOf = async (context) => ({ params: { id: await makeJob(context) } });

const newMedium = () => ({ name: unique('De Standaard'), country: 'BE', url: 'https://www.standaard.example' });
const medium: ExampleOf = async (context) => ({ params: { id: await context.make('/mediums', newMedium()) } });
const logo = async (): Promise<FormData> => form(await png(40, 40), 'logo.png');

const newCampaign = async (context: ContractContext) => ({
  title: 'Spring',
  mediumId: await context.make('/mediums', newMedium()),
  start: '2099-03-01',
  end: '2099-05-31',
  budget: 2500,
  remarks: '<p>Twice a week.</p>',
});
const makeCampaign = async (context: ContractContext): Promise<string> =>
  context.make('/campaigns', await newCampaign(context));
const campaign: ExampleOf = async (context) => ({ params: { id: await makeCampaign(context) } });

const newApplication = async (context: ContractContext) => ({
  candidateId: context.candidateId,
  jobId: await makeJob(context),
});
const apply = async (context: ContractContext): Promise<string> =>
  context.make('/jobs/apply', await newApplication(context));
const application: ExampleOf = async (context) => ({ params: { id: await apply(context) } });
const applyLink: ExampleOf = async (context) => ({
  params: { campaignId: await makeCampaign(context), jobId: await makeJob(context) },
});

/** Of another candidate, because a decision changes its candidate. */
const undecided = async (context: ContractContext): Promise<{ applications: object[] }> => {
  const candidateId = String((await createCandidate(context.api))._id);
  const id = await context.make('/jobs/apply', { candidateId, jobId: await makeJob(context) });
  return { applications: [{ id, version: 0 }] };
};

/** Jobs, advertising and applications. */
export const recruiting: Examples = {
  listJobs: nothing,
  countJobs: nothing,
  createJob: async ({ api }) => ({ body: await jobRequest(api, { tags: ['Tourism'] }) }),
  getJob: job,
  updateJob: withBody(job, { title: 'Translator FR → NL', from: '2099-01-01', to: '2099-12-31' }),
  deleteJob: job,
  listApplicantLevels: nothing,
  listEmploymentTypes: nothing,
  listMediums: nothing,
  createMedium: () => ({ body: newMedium() }),
  getMedium: medium,
  updateMedium: withBody(medium, { city: 'Gent', startPrice: 1250.5 }),
  deleteMedium: medium,
  listMediumCampaigns: medium,
  uploadMediumAvatar: async (context) => ({ ...(await medium(context)), body: await logo() }),
  downloadMediumFile: async (context) => {
    const id = await context.make('/mediums', newMedium());
    return { params: { id, fileId: await context.make(`/mediums/${id}/avatar`, await logo()) } };
  },
  listCampaigns: nothing,
  createCampaign: async (context) => ({ body: await newCampaign(context) }),
  getCampaign: campaign,
  updateCampaign: withBody(campaign, { title: 'Summer', end: null }),
  deleteCampaign: campaign,
  listCampaignJobs: campaign,
  getCampaignJob: applyLink,
  countLinkView: applyLink,
  getLinkViews: async (context) => ({ query: { _id: await makeCampaign(context) } }),
  applyForJob: async (context) => ({ body: await newApplication(context) }),
  listApplications: nothing,
  countApplications: nothing,
  countApplicationSources: nothing,
  listCandidateApplications: ({ candidateId }) => ({ params: { candidateId } }),
  updateApplication: withBody(application, { status: 'pending' }),
  deleteApplication: application,
  readApplications: ({ candidateId }) => ({ params: { candidateId } }),
  approveApplications: async (context) => ({ body: await undecided(context) }),
  declineApplications: async (context) => ({
    body: { ...(await undecided(context)), email: { subject: 'Your application', message: '<p>Not this time.</p>' } },
  }),
};
