import type { FolderResponse } from './dto/folder.dto.js';
import type { FilledFolder } from './folders.service.js';

export const presentFolder = ({ _id, name, version, candidates, count }: FilledFolder): FolderResponse => ({
  _id: String(_id),
  name,
  candidatelist: candidates.map((candidate) => ({ ...candidate, _id: String(candidate._id) })),
  candidateCount: count,
  version,
});
