import { toLanguage, type AskFrequency } from '@byline/shared-types/domain';
import { today } from '../../common/time.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { startAfterYes } from './ask.rules.js';
import type { AvailabilityAskRecord } from './availability-ask.schema.js';
import type { AvailabilityAskResponse } from './dto/availability-ask.dto.js';

export interface AskView {
  ask: AvailabilityAskRecord;
  candidate: Pick<CandidateRecord, 'firstname' | 'language' | 'availability'>;
  frequency: AskFrequency;
  nextAskAt: Date | null;
}

export function presentAvailabilityAsk({ ask, candidate, frequency, nextAskAt }: AskView): AvailabilityAskResponse {
  const { firstname, language, availability } = candidate;
  const from = availability?.from ?? null;
  return {
    firstname,
    language: toLanguage(language),
    state: availability?.state ?? null,
    from: from !== null && from > today() ? from : null,
    yesFrom: startAfterYes(availability, ask.answer),
    daysPerWeek: availability?.daysPerWeek ?? null,
    hoursPerWeek: availability?.hoursPerWeek ?? null,
    answer: ask.answer,
    answeredAt: ask.answeredAt?.toISOString() ?? null,
    expiresAt: ask.expiresAt.toISOString(),
    nextAskOn: nextAskAt && today(nextAskAt),
    frequency,
  };
}
