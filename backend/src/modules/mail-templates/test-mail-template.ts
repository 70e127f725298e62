import {
  DAY_MS,
  fillMail,
  longMoment,
  templateTextFor,
  type Language,
  type MailFieldValues,
} from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { translator } from '../../common/i18n/texts.js';
import { Config } from '../../config/config.js';
import { RecipientFields, type Recipient } from '../applications/recipient-fields.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Outbox } from '../mail/outbox.service.js';
import { UsersService } from '../users/users.service.js';
import type { TestMailTemplateRequest } from './dto/mail-template.dto.js';
import { MailTemplatesService } from './mail-templates.service.js';

/** Sends a template to the recruiter who writes it, as a candidate would read it (docs/domain/mail.md#templates). */
@Injectable()
export class TestMailTemplate {
  private readonly portal: string;

  constructor(
    private readonly templates: MailTemplatesService,
    private readonly candidates: CandidatesService,
    private readonly recipientFields: RecipientFields,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
    config: Config,
  ) {
    this.portal = config.PORTAL_URL;
  }

  async send(me: Principal, id: string, { language, candidateId }: TestMailTemplateRequest): Promise<void> {
    const { texts } = await this.templates.get(id);
    const text = templateTextFor(texts, language);
    if (!text) throw ProblemError.field('language', 'invalid');
    const writer = await this.users.get(me.userId);
    const recipient = {
      ...(candidateId ? await this.candidates.get(candidateId) : exampleOf(text.language)),
      language: text.language,
    };
    const values = (await this.recipientFields.of([recipient], writer))(recipient);
    const examples = Object.entries(this.examples(text.language));
    const { unfilled } = fillMail(text, values);
    // A candidate's empty field takes the text for it, where the template has one.
    const used = candidateId ? examples.filter(([field]) => unfilled.some((one) => one === field)) : examples;
    const { subject, message } = fillMail(text, { ...Object.fromEntries(used), ...known(values) });
    await this.outbox.addTest({ writer, candidateId: candidateId ?? null, subject: `[Test] ${subject}`, message });
  }

  /** The values of fields that not every candidate has. */
  private examples(language: Language): MailFieldValues {
    const translate = translator(language);
    return {
      job: translate('mail.example.job'),
      client: translate('mail.example.client'),
      applylink: `${this.portal}/jobs`,
      appointment: longMoment(new Date(Date.now() + DAY_MS), language),
    };
  }
}

const exampleOf = (language: Language): Recipient => {
  const translate = translator(language);
  const [firstname, name] = [translate('mail.example.firstname'), translate('mail.example.name')];
  return { _id: new Types.ObjectId(), firstname, name, email: 'camille@example.com', language };
};

const known = (values: MailFieldValues): MailFieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));
