import { presentRecord } from '../../common/http/record.presenter.js';
import type { DiplomaResponse } from './dto/diploma.dto.js';
import type { DiplomaRecord } from './diploma.record.js';

export const presentDiploma = (diploma: DiplomaRecord): DiplomaResponse => ({
  ...presentRecord(diploma),
  candidateId: String(diploma.candidateId),
  degree: diploma.degree,
  institute: diploma.institute,
  from: diploma.from,
  to: diploma.to,
  country: diploma.country,
});
