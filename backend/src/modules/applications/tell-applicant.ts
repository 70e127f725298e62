import { Injectable } from '@nestjs/common';
import { escapeHtml, longDay, toLanguage, type Language } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { Config } from '../../config/config.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { Outbox } from '../mail/outbox.service.js';
import { systemText } from '../mail/system-text.js';

export type Applicant = Pick<CandidateRecord, '_id' | 'firstname' | 'name' | 'email' | 'language'>;

/** A mail about a proposal, in the candidate's language. */
export interface ProposalMail {
  to: { name: string; email: string };
  language: Language;
  subject: string;
  /** Rich text. */
  message: string;
}

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
    const url = this.followUrl(language);
    const to = { name: `${firstname} ${name}`, email };
    const data = { firstname, job: title, answerBy: longDay(answerBy, language), url };
    return this.outbox.addOpen({ template: 'application_received', to, language, data, candidateId }, session);
  }

  /** Tells a candidate of a proposal, with a link to follow and withdraw it; the answer goes to the recruiter. */
  proposed(
    { firstname, name, email, language: spoken }: Applicant,
    { title, answerBy, recruiter }: { title: string; answerBy: string; recruiter: string },
  ): ProposalMail {
    const language = toLanguage(spoken);
    const data = {
      firstname,
      recruiter,
      job: title,
      answerBy: longDay(answerBy, language),
      url: this.followUrl(language),
    };
    const { subject, heading, paragraphs, button } = systemText(
      'application_proposed',
      language,
      data,
      this.config.AGENCY_NAME,
    );
    const lines = [heading, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`);
    const link = button ? `<p><a href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a></p>` : '';
    return { to: { name: `${firstname} ${name}`, email }, language, subject, message: `${lines.join('')}${link}` };
  }

  private followUrl(language: Language): string {
    return `${this.config.PORTAL_URL}/jobapplications?lang=${language}`;
  }
}
