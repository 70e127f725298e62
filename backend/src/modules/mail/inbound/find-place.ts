import type { SenderCheck } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { Types, type ClientSession } from 'mongoose';
import { Config } from '../../../config/config.js';
import { CandidatesService } from '../../candidates/candidates.service.js';
import { sharedSubject } from '../conversations/conversation.rules.js';
import { ConversationsRepository } from '../conversations/conversations.repository.js';
import { MailAddressesRepository } from '../conversations/mail-addresses.repository.js';
import type { ReceivedMailRecord } from '../conversations/received-mail.record.js';
import type { EmailRecord } from '../email.record.js';
import { EmailsRepository } from '../emails.repository.js';
import { addressesOf } from '../without-person.js';
import { InboundAddresses } from './inbound-addresses.js';
import { InboundMailsRepository } from './inbound-mails.repository.js';
import type { ParsedMail } from './parse/parsed-mail.js';

/** Where a mail belongs. */
export interface Place {
  /** Null for a new conversation. */
  conversationId: Types.ObjectId | null;
  /** Null if nobody can tell. */
  candidateId: Types.ObjectId | null;
  /** The mail of ours that it answers or is about. */
  email: EmailRecord | null;
  /** It answers a mail, but from an address that the mail did not go to. */
  fromOther: boolean;
}

/** A mail with the verdict on its sender. */
export type CheckedMail = ParsedMail & { senderCheck: SenderCheck };

const NOWHERE: Place = { conversationId: null, candidateId: null, email: null, fromOther: false };
const OWN_ID = /^<([0-9a-f]{24})@([^<>@\s]+)>$/i;
const MAX_REFERENCES = 50;
const LATEST = 20;

/** Finds the conversation of a mail: by the address it came to, then the mails it names, then subject and sender, then the sender alone (docs/domain/mail.md#answers). */
@Injectable()
export class FindPlace {
  private readonly domain: string;

  constructor(
    { MAIL_FROM }: Config,
    private readonly inbound: InboundAddresses,
    private readonly emails: EmailsRepository,
    private readonly received: InboundMailsRepository,
    private readonly conversations: ConversationsRepository,
    private readonly addresses: MailAddressesRepository,
    private readonly candidates: CandidatesService,
  ) {
    this.domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1).toLowerCase();
  }

  async of(mail: ReceivedMailRecord, parsed: CheckedMail, session: ClientSession): Promise<Place> {
    const place = await this.find(mail, parsed, session);
    const conversation = place.conversationId && (await this.conversations.find(place.conversationId, session));
    // A recruiter may have named the candidate since the earlier mail came in.
    return conversation ? { ...place, candidateId: conversation.candidateId } : { ...place, conversationId: null };
  }

  private async find({ envelope }: ReceivedMailRecord, parsed: CheckedMail, session: ClientSession): Promise<Place> {
    const asked = this.inbound.emailIdsOf(envelope.to);
    // Anybody can write a report that names a mail of ours; only those who got the mail know its address.
    if (parsed.kind === 'bounce') {
      const email = await this.firstOf(asked, session);
      if (!email) return { ...NOWHERE, conversationId: await this.unmatchedLike(parsed, session) };
      return { ...NOWHERE, email, conversationId: email.conversationId ?? null, candidateId: email.candidateId };
    }
    const named = [
      parsed.inReplyTo ?? [],
      parsed.references.toReversed().slice(0, MAX_REFERENCES),
      parsed.originals,
    ].flat();
    const ids = [...asked, ...named.flatMap((id) => this.ownId(id) ?? [])];
    const email = await this.firstOf([...new Set(ids)], session);
    if (email) return this.answerOf(email, parsed, session);
    const [earlier] = named.length > 0 ? await this.received.withMessageIds(named, session) : [];
    if (earlier) {
      const { conversationId, candidateId } = earlier;
      const fromOther = !(await this.isKnown(parsed, candidateId, [earlier.from?.email ?? ''], session));
      return { ...NOWHERE, conversationId, candidateId, fromOther };
    }
    return this.bySender(parsed, session);
  }

  /** Whether a Message-ID is of a mail of ours. */
  isOwn(messageId: string): boolean {
    return this.ownId(messageId) !== null;
  }

  private ownId(messageId: string): string | null {
    const [, id = '', domain = ''] = OWN_ID.exec(messageId) ?? [];
    return domain.toLowerCase() === this.domain ? id : null;
  }

  private async firstOf(ids: readonly string[], session: ClientSession): Promise<EmailRecord | null> {
    if (ids.length === 0) return null;
    const found = await this.emails.ofIds(ids, session);
    return ids.flatMap((id) => found.find(({ _id }) => String(_id) === id) ?? [])[0] ?? null;
  }

  private async answerOf(email: EmailRecord, parsed: ParsedMail, session: ClientSession): Promise<Place> {
    const { conversationId = null, candidateId } = email;
    const fromOther = !(await this.isKnown(parsed, candidateId, addressesOf(email), session));
    return { conversationId, candidateId, email, fromOther };
  }

  /** Whether the mail comes from one of these addresses, or from one of the candidate's. */
  private async isKnown(
    { from }: ParsedMail,
    candidateId: Types.ObjectId | null,
    addresses: readonly string[],
    session: ClientSession,
  ): Promise<boolean> {
    if (!from) return false;
    if (addresses.some((address) => address.toLowerCase() === from.email)) return true;
    return candidateId !== null && String(await this.candidateOf(from.email, session)) === String(candidateId);
  }

  /** The candidate with this address, or for whom a recruiter kept it. */
  async candidateOf(email: string, session?: ClientSession): Promise<Types.ObjectId | null> {
    const candidate = await this.candidates.findByEmail(email, session);
    return candidate?._id ?? (await this.addresses.find(email, session))?.candidateId ?? null;
  }

  /** Anybody can write the address of a candidate into From, so a mail that its domain disowns has no candidate. */
  private async bySender(parsed: CheckedMail, session: ClientSession): Promise<Place> {
    const { from, subject, senderCheck } = parsed;
    if (!from) return NOWHERE;
    const candidateId = senderCheck === 'fail' ? null : await this.candidateOf(from.email, session);
    if (candidateId) {
      const shared = sharedSubject(subject);
      const conversationId = shared === '' ? null : await this.conversations.latestOf(candidateId, shared, session);
      return { ...NOWHERE, conversationId, candidateId };
    }
    return { ...NOWHERE, conversationId: await this.unmatchedLike(parsed, session) };
  }

  /** The conversation without a candidate that has mails with this sender and subject. */
  private async unmatchedLike({ from, subject }: ParsedMail, session: ClientSession): Promise<Types.ObjectId | null> {
    const latest = from ? await this.received.latestFrom(from.email, LATEST, session) : [];
    const shared = sharedSubject(subject);
    const same = latest.find((mail) => mail.candidateId === null && sharedSubject(mail.subject) === shared);
    return same?.conversationId ?? null;
  }
}
