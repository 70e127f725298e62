import { createCandidate } from '../../factories/candidates.js';
import { newAddress } from '../../factories/accounts.js';
import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { unique } from '../contract-context.js';

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
    skillSet: { motherTongue: 'nl', yearsExperience: 9, translationSkills: [{ from: 'en', to: 'nl' }] },
  },
};

/** The talent pool, as recruiters and the candidate see it. */
export const candidates: Examples = {
  listCandidates: nothing,
  getCandidateTiles: nothing,
  exportCandidates: nothing,
  getCandidateNeighbours: own,
  getRegistrations: registrations,
  getCandidateRegistrations: registrations,
  createCandidate: () => ({ body: { ...newCandidate(), ...PROFILE, status: 'test', tags: ['Sworn'] } }),
  getCandidate: own,
  updateCandidate: withBody(own, PROFILE),
  deleteCandidate: someone,
  hireCandidate: someone,
  listSources: nothing,
  listTags: nothing,
  listFolders: nothing,
  createFolder: () => ({ body: newFolder() }),
  deleteFolder: folder,
  addToFolders: async (context) => ({
    body: { candidates: [context.candidateId], folders: [await context.make('/candidates/folders', newFolder())] },
  }),
  removeFromFolder: async (context) => ({
    params: { folderId: await context.make('/candidates/folders', newFolder()), candidateId: context.candidateId },
  }),
};
