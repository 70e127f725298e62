import { presentRecord } from '../../common/http/record.presenter.js';
import type { FileResponse } from './dto/file.dto.js';
import type { FileRecord } from './file.record.js';

export const presentFile = (file: FileRecord): FileResponse => ({
  ...presentRecord(file),
  candidateId: file.candidateId && String(file.candidateId),
  ownerId: file.ownerId && String(file.ownerId),
  kind: file.kind,
  originalname: file.originalname,
  name: file.name,
  mimeType: file.mimeType,
  size: file.size,
  uploadedSize: file.uploadedSize ?? null,
  portfolio: file.portfolio,
  hidden: file.hidden,
  title: file.title,
  summary: file.summary,
  thumbnail: Boolean(file.thumbnail),
  textState: file.textState ?? null,
});
