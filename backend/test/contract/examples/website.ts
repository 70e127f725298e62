import { form, pdf } from '../../factories/uploads.js';
import { nothing, type Examples } from '../example.js';
import { registration } from './accounts.js';

/** The public data of the website. */
export const website: Examples = {
  listUserFunctions: nothing,
  listLanguages: () => ({ query: { lang: 'nl' } }),
  listPublicUserFunctions: nothing,
  listPublicLanguages: nothing,
  listPublicCandidates: nothing,
  listPublicPages: nothing,
  listPublicJobs: nothing,
  listPublicCampaigns: nothing,
  listPublicSkills: nothing,
  registerCandidate: registration,
  getPublicCandidate: ({ candidateId }) => ({ params: { id: candidateId } }),
  findPublicCandidate: async ({ candidateId, recruiter }) => {
    const { body } = await recruiter.get<{ publicSlug: string }>(`/candidates/${candidateId}`);
    return { params: { slug: body.publicSlug } };
  },
  previewPublicPage: ({ candidateId }) => ({ params: { id: candidateId } }),
  downloadPublicFile: async (context) => {
    const id = context.candidateId;
    const fileId = await context.make(`/candidates/${id}/file/portfolio`, form(await pdf(), 'piece.pdf'));
    return { params: { id, fileId } };
  },
};
