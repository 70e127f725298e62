import { form, pdf, png } from '../../factories/uploads.js';
import { withBody, type ExampleOf, type Examples } from '../example.js';
import type { World } from '../world.js';

const newExperience = ({ candidateId }: World) => ({
  candidateId,
  function: 'Translator',
  company: 'Maison Verrier',
  from: '2020-01-01',
  to: '2024-06-30',
});
const newDiploma = ({ candidateId }: World) => ({
  candidateId,
  degree: 'Master of translation',
  institute: 'UGent',
  from: 2015,
  to: 2017,
  country: 'BE',
});
const own: ExampleOf = ({ candidateId }) => ({ params: { id: candidateId } });
const listed: ExampleOf = ({ candidateId }) => ({ query: { 'filter[candidateId]': candidateId } });
const experience: ExampleOf = async (world) => ({
  params: { id: await world.make('/candidates/experience', newExperience(world)) },
});
const diploma: ExampleOf = async (world) => ({
  params: { id: await world.make('/candidates/diplomas', newDiploma(world)) },
});

const cv = async (fields: Record<string, string> = {}): Promise<FormData> => form(await pdf(), 'cv.pdf', fields);
const upload: ExampleOf = async (world) => ({ ...(await own(world)), body: await cv() });
const piece: ExampleOf = async (world) => ({
  ...(await own(world)),
  body: await cv({ title: 'A piece', summary: 'Of mine' }),
});
const store = async (world: World): Promise<string> => world.make(`/candidates/${world.candidateId}/file`, await cv());
const file: ExampleOf = async (world) => ({ params: { id: await store(world) } });
const fileOfCandidate: ExampleOf = async (world) => ({
  params: { id: world.candidateId, fileId: await store(world) },
});
const CHANGES = { name: 'CV 2026.pdf', hidden: false };

/** What belongs to one candidate. */
export const profile: Examples = {
  listExperience: listed,
  createExperience: (world) => ({ body: newExperience(world) }),
  updateExperience: withBody(experience, { company: 'Atelier Nord', to: null }),
  deleteExperience: experience,
  listDiplomas: listed,
  createDiploma: (world) => ({ body: newDiploma(world) }),
  updateDiploma: withBody(diploma, { institute: 'KU Leuven', to: null }),
  deleteDiploma: diploma,
  listFiles: listed,
  uploadFile: async ({ candidateId }) => ({ body: await cv({ candidateId }) }),
  updateFile: withBody(file, CHANGES),
  deleteFile: file,
  uploadCandidateFile: upload,
  uploadCandidateFiles: upload,
  uploadCandidateAvatar: async (world) => ({ ...(await own(world)), body: form(await png(60, 40), 'me.png') }),
  uploadPortfolioFile: piece,
  uploadPortfolioFiles: piece,
  downloadCandidateFile: fileOfCandidate,
  updateCandidateFile: withBody(fileOfCandidate, CHANGES),
  deleteCandidateFile: fileOfCandidate,
};
