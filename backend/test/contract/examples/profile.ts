import { form, pdf, png } from '../../factories/uploads.js';
import { withBody, type ExampleOf, type Examples } from '../example.js';
import type { ContractContext } from '../contract-context.js';

const newExperience = ({ candidateId }: ContractContext) => ({
  candidateId,
  function: 'Translator',
  company: 'Maison Verrier',
  from: '2020-01-01',
  to: '2024-06-30',
});
const newDiploma = ({ candidateId }: ContractContext) => ({
  candidateId,
  degree: 'Master of translation',
  institute: 'UGent',
  from: 2015,
  to: 2017,
  country: 'BE',
});
const own: ExampleOf = ({ candidateId }) => ({ params: { id: candidateId } });
const listed: ExampleOf = ({ candidateId }) => ({ query: { 'filter[candidateId]': candidateId } });
const experience: ExampleOf = async (context) => ({
  params: { id: await context.make('/candidates/experience', newExperience(context)) },
});
const diploma: ExampleOf = async (context) => ({
  params: { id: await context.make('/candidates/diplomas', newDiploma(context)) },
});

const cv = async (fields: Record<string, string> = {}): Promise<FormData> => form(await pdf(), 'cv.pdf', fields);
const upload: ExampleOf = async (context) => ({ ...(await own(context)), body: await cv() });
const piece: ExampleOf = async (context) => ({
  ...(await own(context)),
  body: await cv({ title: 'A piece', summary: 'Of mine' }),
});
const store = async (context: ContractContext): Promise<string> =>
  context.make(`/candidates/${context.candidateId}/file`, await cv());
const file: ExampleOf = async (context) => ({ params: { id: await store(context) } });
const fileOfCandidate: ExampleOf = async (context) => ({
  params: { id: context.candidateId, fileId: await store(context) },
});
const CHANGES = { name: 'CV 2026.pdf', hidden: false };

/** The records of one candidate. */
export const profile: Examples = {
  listExperience: listed,
  createExperience: (context) => ({ body: newExperience(context) }),
  updateExperience: withBody(experience, { company: 'Atelier Nord', to: null }),
  deleteExperience: experience,
  listDiplomas: listed,
  createDiploma: (context) => ({ body: newDiploma(context) }),
  updateDiploma: withBody(diploma, { institute: 'KU Leuven', to: null }),
  deleteDiploma: diploma,
  listFiles: listed,
  uploadFile: async ({ candidateId }) => ({ body: await cv({ candidateId }) }),
  updateFile: withBody(file, CHANGES),
  deleteFile: file,
  uploadCandidateFile: upload,
  uploadCandidateFiles: upload,
  uploadCandidateAvatar: async (context) => ({ ...(await own(context)), body: form(await png(60, 40), 'me.png') }),
  uploadPortfolioFile: piece,
  uploadPortfolioFiles: piece,
  downloadCandidateFile: fileOfCandidate,
  updateCandidateFile: withBody(fileOfCandidate, CHANGES),
  deleteCandidateFile: fileOfCandidate,
  readCv: async () => ({ body: await cv() }),
};
