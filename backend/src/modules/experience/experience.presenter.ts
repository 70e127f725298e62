import { presentRecord } from '../../common/http/record.presenter.js';
import type { ExperienceResponse } from './dto/experience.dto.js';
import type { ExperienceRecord } from './experience.record.js';

export const presentExperience = (experience: ExperienceRecord): ExperienceResponse => ({
  ...presentRecord(experience),
  candidateId: String(experience.candidateId),
  function: experience.function,
  company: experience.company,
  from: experience.from,
  to: experience.to,
});
