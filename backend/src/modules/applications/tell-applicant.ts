import { Injectable } from '@nestjs/common';
import { longDay, toLanguage } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { Config } from '../../config/config.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { Outbox } from '../mail/outbox.service.js';

type Applicant = Pick<CandidateRecord, '_id' | 'firstname' | 'name' | 'email' | 'language'>;

/** Mails candidates about their own applications. */
@Injectable()
export class TellApplicant {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /** Confirms an application, with the day of the promised answer and a link to follow it. */
  received(
    { _id: candidateId, firstname, name, email, language: spoken }: Applicant,
    { title, answerBy }: { title: string; answerBy: string },
    session: ClientSession,
  ): Promise<void> {
    const language = toLanguage(spoken);
    const url = `${this.config.PORTAL_URL.replace(/\/+$/, '')}/jobapplications?lang=${language}`;
    const to = { name: `${firstname} ${name}`, email };
    const data = { firstname, job: title, answerBy: longDay(answerBy, language), url };
    return this.outbox.addOpen({ template: 'application_received', to, language, data, candidateId }, session);
  }
}
