import { Injectable } from '@nestjs/common';
import { AskAnswers } from '../availability-asks/ask-answers.js';
import { CandidateConfirmations, type ConfirmedCounts } from '../candidates/list/candidate-confirmations.js';
import type { AvailabilityStatsResponse } from './dto/availability-stat.dto.js';

/** Counts fresh availabilities, and answers (docs/domain/statistics.md#availability). */
@Injectable()
export class AvailabilityStatsService {
  constructor(
    private readonly confirmations: CandidateConfirmations,
    private readonly answers: AskAnswers,
  ) {}

  async count(): Promise<AvailabilityStatsResponse> {
    const [functions, hours] = await Promise.all([this.confirmations.byFunction(), this.answers.byHour()]);
    const sumOf = (part: keyof ConfirmedCounts): number => functions.reduce((sum, counts) => sum + counts[part], 0);
    const total = { active: sumOf('active'), within14: sumOf('within14'), within30: sumOf('within30') };
    return { total, functions, hours };
  }
}
