import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Config } from '../../config/config.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Reminders } from '../reminders/reminders.js';
import { askAt } from './ask.rules.js';
import { AskAvailability } from './ask-availability.js';
import { AskedPeopleRepository } from './asked-people.repository.js';

/**
 * Asks people by themselves, in the worker (docs/domain/availability.md#schedule). One transaction stores the question, puts its mail into the outbox and
 * sets the time of the next look, so a killed worker loses no mail, and several workers send it once.
 */
@Injectable()
export class AskBySchedule implements OnModuleInit {
  constructor(
    private readonly people: AskedPeopleRepository,
    private readonly asking: AskAvailability,
    private readonly candidates: CandidatesService,
    private readonly reminders: Reminders,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (this.config.AVAILABILITY_ASK_DAYS === 0) return;
    this.reminders.repeat('questions for availabilities', {
      due: (now, limit) => this.people.due(now, limit),
      remind: (id, now, session) => this.look(id, now, session),
    });
  }

  private async look(id: Types.ObjectId, now: Date, session: ClientSession): Promise<void> {
    const person = await this.people.takeDue(id, now, session);
    if (!person) return;
    const { AVAILABILITY_ASK_DAYS: days } = this.config;
    const [candidate] = await this.candidates.findWhole([person._id], session);
    if (!candidate) return this.people.remove([person._id], session);
    const askableOf = await this.asking.askable([candidate], session);
    const facts = askableOf(candidate);
    const at = askAt(facts, days, now);
    const isDue = at !== null && at <= now;
    if (isDue) await this.asking.askClaimed([candidate], askableOf, {}, session, now);
    const nextAskAt = isDue ? askAt({ ...facts, askedAt: now }, days, now) : at;
    await this.people.set(person._id, { nextAskAt }, session);
  }
}
