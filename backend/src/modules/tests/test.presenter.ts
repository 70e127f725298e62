import { presentRecord } from '../../common/http/record.presenter.js';
import type { FileRecord } from '../files/file.record.js';
import type { TestResponse } from './dto/test.dto.js';
import { averageScore } from './test.rules.js';
import type { TestRecord } from './test.schema.js';

/** A test with its file; null without one or after deletion. */
export type TestWithFile = TestRecord & { file: FileRecord | null };

export const presentTest = (test: TestWithFile): TestResponse => ({
  ...presentRecord(test),
  candidateId: String(test.candidateId),
  name: test.name,
  fileId: test.fileId ? String(test.fileId) : null,
  file: test.file && { _id: String(test.file._id), originalname: test.file.originalname },
  scores: test.scores,
  average: averageScore(test.scores),
});
