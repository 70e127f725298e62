import { createCandidate } from '../../factories/candidates.js';
import { form, png } from '../../factories/uploads.js';
import { jobRequest } from '../../factories/jobs.js';
import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { unique, type World } from '../world.js';

const makeJob = async (world: World): Promise<string> => world.make('/jobs', await jobRequest(world.api));
const job: ExampleOf = async (world) => ({ params: { id: await makeJob(world) } });

const newMedium = () => ({ name: unique('De Standaard'), country: 'BE', url: 'https://www.standaard.example' });
const medium: ExampleOf = async (world) => ({ params: { id: await world.make('/mediums', newMedium()) } });
const logo = async (): Promise<FormData> => form(await png(40, 40), 'logo.png');

const newCampaign = async (world: World) => ({
  title: 'Spring',
  mediumId: await world.make('/mediums', newMedium()),
  start: '2099-03-01',
  end: '2099-05-31',
  budget: 2500,
  remarks: '<p>Twice a week.</p>',
});
const makeCampaign = async (world: World): Promise<string> => world.make('/campaigns', await newCampaign(world));
const campaign: ExampleOf = async (world) => ({ params: { id: await makeCampaign(world) } });

const newApplication = async (world: World) => ({ candidateId: world.candidateId, jobId: await makeJob(world) });
const apply = async (world: World): Promise<string> => world.make('/jobs/apply', await newApplication(world));
const application: ExampleOf = async (world) => ({ params: { id: await apply(world) } });
/** Of somebody else: what is decided about them changes the candidate. */
const undecided = async (world: World): Promise<{ jobApplicationIds: string[] }> => {
  const candidateId = String((await createCandidate(world.api))._id);
  return { jobApplicationIds: [await world.make('/jobs/apply', { candidateId, jobId: await makeJob(world) })] };
};

/** Jobs, where they are advertised, and who applies. */
export const recruiting: Examples = {
  listJobs: nothing,
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
  uploadMediumAvatar: async (world) => ({ ...(await medium(world)), body: await logo() }),
  downloadMediumFile: async (world) => {
    const id = await world.make('/mediums', newMedium());
    return { params: { id, fileId: await world.make(`/mediums/${id}/avatar`, await logo()) } };
  },
  listCampaigns: nothing,
  createCampaign: async (world) => ({ body: await newCampaign(world) }),
  getCampaign: campaign,
  updateCampaign: withBody(campaign, { title: 'Summer', end: null }),
  deleteCampaign: campaign,
  listCampaignJobs: campaign,
  getCampaignJob: async (world) => ({
    params: { campaignId: await makeCampaign(world), jobId: await makeJob(world) },
  }),
  applyForJob: async (world) => ({ body: await newApplication(world) }),
  listApplications: nothing,
  listCandidateApplications: ({ candidateId }) => ({ params: { candidateId } }),
  updateApplication: withBody(application, { status: 'pending' }),
  deleteApplication: application,
  approveApplications: async (world) => ({ body: await undecided(world) }),
  declineApplications: async (world) => ({
    body: { ...(await undecided(world)), email: { subject: 'Your application', message: '<p>Not this time.</p>' } },
  }),
};
