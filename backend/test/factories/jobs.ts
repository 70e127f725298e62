import { Types, type Model } from 'mongoose';
import { listFields } from '../../src/common/lists/sort-keys.js';
import type { CampaignRecord } from '../../src/modules/campaigns/campaign.schema.js';
import type { CreateJobRequest } from '../../src/modules/jobs/dto/job.dto.js';
import { JobOptionsService } from '../../src/modules/jobs/job-options.service.js';
import type { JobRecord } from '../../src/modules/jobs/job.schema.js';
import type { MediumRecord } from '../../src/modules/mediums/medium.schema.js';
import type { TestApi } from '../support/api.js';

export const jobsModel = (api: TestApi): Model<JobRecord> => api.model('Job');
export const campaignsModel = (api: TestApi): Model<CampaignRecord> => api.model('Campaign');
export const mediumsModel = (api: TestApi): Model<MediumRecord> => api.model('Medium');

/** A recruiter's job; the test gives the fields that matter. */
export async function jobRequest(api: TestApi, fields: Partial<CreateJobRequest> = {}): Promise<CreateJobRequest> {
  const choices = api.app.get(JobOptionsService);
  await choices.ensure();
  const [type] = await choices.employmentTypes();
  const [level] = await choices.applicantLevels();
  return {
    title: 'Translator EN/FR → NL',
    client: 'Leie & Land',
    function: 'translator',
    salary: '€0.14 per word',
    languageId: 'nl',
    employmentTypeId: String(type?._id),
    applicantLevelId: String(level?._id),
    introduction: '<p>A tourism site.</p>',
    description: '<p>A family firm.</p>',
    about: '<p>A translator.</p>',
    offer: '<p>Steady work.</p>',
    ...fields,
  };
}

/** A stored job. */
export async function createJob(api: TestApi, fields: Partial<JobRecord> = {}): Promise<JobRecord> {
  const { title = 'Copywriter', client = 'Maison Verrier' } = fields;
  const job = await jobsModel(api).create({
    function: 'copywriter',
    salary: '€0.12 per word',
    languageId: 'nl',
    employmentTypeId: new Types.ObjectId(),
    applicantLevelId: new Types.ObjectId(),
    introduction: '<p>A catalogue.</p>',
    description: '<p>A design house.</p>',
    about: '<p>A copywriter.</p>',
    offer: '<p>Steady work.</p>',
    ...listFields({ title, client }),
    ...fields,
    title,
    client,
  });
  return job.toObject();
}

/** A stored medium. */
export async function createMedium(api: TestApi, fields: Partial<MediumRecord> = {}): Promise<MediumRecord> {
  const { name = 'De Standaard' } = fields;
  return (await mediumsModel(api).create({ ...listFields({ name }), ...fields, name })).toObject();
}

/** A stored campaign; creates its medium if not given. */
export async function createCampaign(api: TestApi, fields: Partial<CampaignRecord> = {}): Promise<CampaignRecord> {
  const { title = 'Spring', mediumId = (await createMedium(api))._id } = fields;
  return (await campaignsModel(api).create({ ...listFields({ title }), ...fields, title, mediumId })).toObject();
}
