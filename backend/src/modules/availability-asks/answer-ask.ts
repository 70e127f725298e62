import { Inject, Injectable } from '@nestjs/common';
import {
  toLanguage,
  UNSAID,
  type AskAnswer,
  type AskFrequency,
  type Language,
  type SaidAvailability,
} from '@byline/shared-types/domain';
import { Redis } from 'ioredis';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { RedisLimit } from '../../common/redis/redis-limit.js';
import { today } from '../../common/time.js';
import { Config } from '../../config/config.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { SetAvailability } from '../candidates/write/set-availability.js';
import { promisedAt, startAfterYes } from './ask.rules.js';
import { AskAvailability } from './ask-availability.js';
import { AskFrequencies } from './ask-frequencies.js';
import { AskLinks } from './ask-links.js';
import { AskedPeopleRepository } from './asked-people.repository.js';
import type { AskView } from './availability-ask.presenter.js';
import type { AvailabilityAskRecord } from './availability-ask.schema.js';
import { AvailabilityAsksRepository } from './availability-asks.repository.js';
import type { AnswerAskRequest } from './dto/availability-ask.dto.js';

const ANSWERS_PER_MINUTE = 20;

/** The page of a mail that asks for an availability, for the holder of its link (docs/domain/availability.md#answered). */
@Injectable()
export class AnswerAsk {
  private readonly answers: RedisLimit;

  constructor(
    @Inject(Redis) redis: Redis,
    private readonly asks: AvailabilityAsksRepository,
    private readonly people: AskedPeopleRepository,
    private readonly asking: AskAvailability,
    private readonly frequencies: AskFrequencies,
    private readonly links: AskLinks,
    private readonly candidates: CandidatesService,
    private readonly availability: SetAvailability,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {
    // By link: the server that draws the page makes the requests of all people.
    this.answers = new RedisLimit(redis, { name: 'availability', points: ANSWERS_PER_MINUTE, duration: 60 });
  }

  /** Reads only, because scanners of mail open links. */
  async read(token: string): Promise<AskView> {
    return this.viewOf(requireOpen(await this.askOf(token)));
  }

  async answer(token: string, request: AnswerAskRequest): Promise<AskView> {
    const { _id } = await this.askOf(token);
    await this.answers.consume(String(_id));
    await this.transactions.run(async (session) => {
      const ask = requireOpen(await orNotFound(this.asks.find(_id, session)));
      const candidate = await this.candidates.get(ask.candidateId, session);
      const said = saidBy(request, candidate.availability, ask.answer);
      // An answered question has no mail that the confirmation could cancel.
      await this.asks.answer(_id, request.answer, new Date(), session);
      await this.availability.run({ by: 'mail', userId: candidate.userId }, candidate._id, said, undefined, session);
    });
    return this.read(token);
  }

  /** Changes how often the mails come, also with an expired link. */
  async choose(token: string, frequency: AskFrequency): Promise<void> {
    const { candidateId } = await this.askOf(token);
    await this.frequencies.set(candidateId, frequency);
  }

  async frequencyOf(token: string): Promise<{ frequency: AskFrequency; language: Language }> {
    const { candidateId } = await this.askOf(token);
    const { language } = await this.candidates.get(candidateId);
    const { frequency = 'usual' } = (await this.people.find(candidateId)) ?? {};
    return { frequency, language: toLanguage(language) };
  }

  private async askOf(token: string): Promise<AvailabilityAskRecord> {
    const id = this.links.askOf(token);
    if (!id) throw new ProblemError('not_found');
    return orNotFound(this.asks.find(id));
  }

  private async viewOf(ask: AvailabilityAskRecord): Promise<AskView> {
    const candidate = await this.candidates.get(ask.candidateId);
    const askable = (await this.asking.askable([candidate]))(candidate);
    const nextAskAt = promisedAt(askable, this.config.AVAILABILITY_ASK_DAYS, new Date());
    return { ask, candidate, frequency: askable.frequency, nextAskAt };
  }
}

function requireOpen(ask: AvailabilityAskRecord): AvailabilityAskRecord {
  if (ask.closedAt && ask.closedAt <= new Date()) throw new ProblemError('link_replaced');
  if (ask.expiresAt < new Date()) throw new ProblemError('link_expired');
  return ask;
}

/** The availability after an answer; the parts about which the page does not ask stay. */
function saidBy(
  { answer, daysPerWeek, from }: AnswerAskRequest,
  old: SaidAvailability | null,
  earlier: AskAnswer | null,
): SaidAvailability {
  const { from: start, until, daysPerWeek: days, hoursPerWeek, weekdays, away, noticeDays } = old ?? UNSAID;
  const day = today();
  // A last free day that has passed says nothing about a person who says that they are free.
  const last = until !== null && until >= day ? until : null;
  const kept = { until: last, weekdays: [...weekdays], away: [...away], noticeDays };
  const amount = daysPerWeek === undefined ? { daysPerWeek: days, hoursPerWeek } : { daysPerWeek, hoursPerWeek: null };
  if (answer === 'not_looking') return { ...kept, state: answer, from: start, ...amount };
  if (answer === 'yes') return { ...kept, state: 'looking', from: startAfterYes(old, earlier), ...amount };
  if (!from) throw ProblemError.field('from', 'required');
  if (from <= day) throw ProblemError.field('from', 'date_in_past');
  return { ...kept, until: last !== null && last < from ? null : last, state: 'looking', from, ...amount };
}
