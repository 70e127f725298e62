import { Injectable } from '@nestjs/common';
import { toLanguage, type AskSkip, type Language } from '@byline/shared-types/domain';
import { Types, type ClientSession } from 'mongoose';
import type { AskedCandidate as Asked } from '../candidates/record/candidate.record.js';
import { AddressTroubles } from '../mail/conversations/address-trouble.js';
import { MailBodies } from '../mail/mail-bodies.js';
import type { OwnMailData } from '../mail/mail-kinds.js';
import type { NewMail } from '../mail/new-mail.js';
import { Outbox } from '../mail/outbox.service.js';
import { skipOf, type Askable } from './ask.rules.js';
import { AskLinks } from './ask-links.js';
import { wordsOf } from './ask-words.js';
import { AskedPeopleRepository } from './asked-people.repository.js';
import { AvailabilityAsksRepository, type NewAsk } from './availability-asks.repository.js';

/** The sender of the questions, and the earliest time of their mails. */
export interface Asking {
  writer?: NewMail['writer'];
  operationId?: Types.ObjectId;
  heldUntil?: Date;
}

/** The question to one person, or the reason for which there is none. */
export type AskOutcome = { mailId: Types.ObjectId } | { skip: AskSkip };

/** A question as a person reads it. */
export interface AskMail {
  to: { name: string; email: string };
  language: Language;
  subject: string;
  /** Rich text. */
  message: string;
}

/** Asks people by mail whether their availability still holds (docs/domain/availability.md#asked). */
@Injectable()
export class AskAvailability {
  constructor(
    private readonly asks: AvailabilityAsksRepository,
    private readonly people: AskedPeopleRepository,
    private readonly troubles: AddressTroubles,
    private readonly outbox: Outbox,
    private readonly bodies: MailBodies,
    private readonly links: AskLinks,
  ) {}

  /** Asks each of these people who may be asked, in the caller's transaction; returns what became of each, by id. */
  async ask(
    candidates: readonly Asked[],
    asking: Asking,
    session: ClientSession,
    now = new Date(),
  ): Promise<Map<string, AskOutcome>> {
    await this.people.claim(
      candidates.map(({ _id }) => _id),
      session,
    );
    return this.askClaimed(candidates, await this.askable(candidates, session), asking, session, now);
  }

  /** Asks people whose record this transaction has written to, so that no other one asks them too. */
  async askClaimed(
    candidates: readonly Asked[],
    askableOf: (candidate: Asked) => Askable,
    asking: Asking,
    session: ClientSession,
    now: Date,
  ): Promise<Map<string, AskOutcome>> {
    const outcomes = new Map<string, AskOutcome>();
    const asks: NewAsk[] = [];
    for (const candidate of candidates) {
      const skip = skipOf(askableOf(candidate), now);
      if (skip) {
        outcomes.set(String(candidate._id), { skip });
        continue;
      }
      const [_id, mailId] = [new Types.ObjectId(), new Types.ObjectId()];
      await this.mail(candidate, { askId: _id, mailId }, asking, session, now);
      const { writer, operationId = null } = asking;
      asks.push({ _id, candidateId: candidate._id, askedBy: writer?._id ?? null, operationId, mailId, sentAt: now });
      outcomes.set(String(candidate._id), { mailId });
    }
    await this.asks.add(asks, asking.heldUntil ?? now, session);
    return outcomes;
  }

  /** The facts about each of these people that decide whether they are asked. */
  async askable(candidates: readonly Asked[], session?: ClientSession): Promise<(candidate: Asked) => Askable> {
    const ids = candidates.map(({ _id }) => _id);
    const people = new Map((await this.people.findMany(ids, session)).map((one) => [String(one._id), one]));
    const last = await this.asks.lastOf(ids, session);
    const troubles = await this.troubles.among(candidates.map(({ email }) => email));
    return ({ _id, email, archived, availability, createdAt }) => {
      const { frequency = 'usual', contactedAt = null } = people.get(String(_id)) ?? {};
      const askedAt = last.get(String(_id))?.askedAt ?? null;
      const badAddress = troubles.has(email.toLowerCase());
      return { availability: availability ?? null, archived, badAddress, frequency, createdAt, contactedAt, askedAt };
    };
  }

  /** Takes questions back whose mails did not leave. */
  takeBack(mailIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    return this.asks.takeBack(mailIds, session);
  }

  /** Cancels a question whose mail has not left, because the person wants none or has just said the answer. */
  async cancelWaiting(candidateId: Types.ObjectId, actorId: Types.ObjectId, session: ClientSession): Promise<void> {
    const cancelled = await this.outbox.cancelOwn(actorId, await this.asks.unanswered(candidateId, session), session);
    if (cancelled.length > 0) await this.takeBack(cancelled, session);
  }

  /** The mail as a person would read it, for a preview. */
  preview(candidate: Asked, writer: NewMail['writer'], now = new Date()): AskMail {
    const { firstname, name, email, language: spoken } = candidate;
    const language = toLanguage(spoken);
    const data = this.dataFor(candidate, 'preview', writer, now);
    const { subject, message } = this.bodies.own('availability_ask', language, data);
    return { to: { name: `${firstname} ${name}`, email }, language, subject, message };
  }

  /** The mail's data, also for a preview, whose links lead nowhere. */
  dataFor(
    { firstname, language: spoken, availability }: Pick<Asked, 'firstname' | 'language' | 'availability'>,
    token: string,
    writer: NewMail['writer'] | undefined,
    now: Date,
  ): OwnMailData['availability_ask'] {
    const language = toLanguage(spoken);
    const words = wordsOf(availability ?? null, language, now);
    // The first button says that all stays as it is.
    const [first, ...others] =
      words.state === 'not_looking'
        ? (['not_looking', 'yes', 'not_until'] as const)
        : (['yes', 'days', 'not_until'] as const);
    return {
      ...{ firstname, ...words },
      recruiter: writer ? `${writer.firstname} ${writer.name}` : '',
      url: this.links.answer(token, language, first),
      wayUrls: others.map((answer) => this.links.answer(token, language, answer)),
      seldomUrl: this.links.mails(token, language, 'seldom'),
      stopUrl: this.links.mails(token, language, 'never'),
    };
  }

  private mail(
    candidate: Asked,
    { askId, mailId }: { askId: Types.ObjectId; mailId: Types.ObjectId },
    { writer, heldUntil }: Asking,
    session: ClientSession,
    now: Date,
  ): Promise<void> {
    const { _id: candidateId, firstname, name, email, language: spoken } = candidate;
    const token = this.links.tokenOf(askId);
    const data = this.dataFor(candidate, token, writer, now);
    const to = { name: `${firstname} ${name}`, email };
    const mail = {
      _id: mailId,
      template: 'availability_ask' as const,
      to,
      language: toLanguage(spoken),
      data,
      candidateId,
    };
    const sender = { ...(writer && { writer }), ...(heldUntil && { heldUntil }) };
    return this.outbox.addSystem({ ...mail, ...sender, unsubscribe: this.links.oneClick(token) }, session);
  }
}
