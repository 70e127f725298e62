import { ADDRESS_TROUBLES, type BounceKind } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Conversations } from '../conversations/conversations.service.js';
import { MailAddressesRepository } from '../conversations/mail-addresses.repository.js';
import type { Bounce, EmailRecord } from '../email.record.js';
import { EmailsRepository } from '../emails.repository.js';
import { MailBodies } from '../mail-bodies.js';
import { addressesOf } from '../without-person.js';
import type { ParsedMail } from './parse/parsed-mail.js';

const MAX_WORDS = 500;
/** Reports that change no status: the mail arrived, or still may. */
const NO_FAILURE: readonly BounceKind[] = ['delayed', 'complaint'];

const keyOf = ({ address, kind }: Bounce): string => `${address} ${kind}`;

const recipientsOf = (email: EmailRecord): string[] => addressesOf(email).map((address) => address.toLowerCase());

/** The reports of a mail server about the recipients of a mail of ours. Any of them can write a report, which may name an address of somebody else. */
export function bouncesIn(parsed: ParsedMail, email: EmailRecord, at: Date): Bounce[] {
  const recipients = recipientsOf(email);
  const [only] = recipients.length === 1 ? recipients : [];
  if (parsed.kind === 'complaint') {
    const address = only ?? parsed.complainant ?? recipients[0] ?? '';
    return [{ address, kind: 'complaint', text: '', at }];
  }
  const words = parsed.text.slice(0, MAX_WORDS);
  if (parsed.bounces.length === 0 && only !== undefined) return [{ address: only, kind: 'other', text: words, at }];
  // A server behind the recipient's, to which it passes mail on, names an address that we do not know.
  const told = parsed.bounces.map(({ address, kind, text }) => ({ address: only ?? address, kind, text, at }));
  return told.filter(({ address }) => recipients.includes(address));
}

/** The changes of a sent mail by the reports about it; a mail without any recipient left has failed. */
export function afterBounces(email: EmailRecord, bounces: readonly Bounce[]): Partial<EmailRecord> {
  const failures = bounces.filter(({ kind }) => !NO_FAILURE.includes(kind));
  const told = failures.map(({ address, text }) => `${address}: ${text}`.slice(0, MAX_WORDS));
  const refused = [...new Set([...email.refused, ...told])];
  const failed = new Set(failures.map(({ address }) => address));
  const hasFailed = failed.size > 0 && addressesOf(email).every((address) => failed.has(address.toLowerCase()));
  if (failures.length === 0 || email.status !== 'sent') return { bounces: [...bounces] };
  const reason = refused.join('; ').slice(0, MAX_WORDS);
  return { bounces: [...bounces], refused, reason, ...(hasFailed && { status: 'failed' as const }) };
}

/** Notes at a mail of ours what mail servers report about it, and which addresses are bad (docs/domain/mail.md#returned-mails). */
@Injectable()
export class NoteBounces {
  constructor(
    private readonly emails: EmailsRepository,
    private readonly addresses: MailAddressesRepository,
    private readonly conversations: Conversations,
    private readonly bodies: MailBodies,
  ) {}

  async run(email: EmailRecord, parsed: ParsedMail, at: Date, session: ClientSession): Promise<void> {
    const told = bouncesIn(parsed, email, at);
    const bounces = [...new Map([...(email.bounces ?? []), ...told].map((bounce) => [keyOf(bounce), bounce])).values()];
    const changes = afterBounces(email, bounces);
    const { subject, message, from } = email;
    // The sender may correct the address and send it again.
    const body = changes.status === 'failed' ? this.bodies.written({ subject, message, writerName: from.name }) : null;
    await this.emails.rewrite(email._id, { ...changes, ...(body && { body }) }, session);
    for (const { address, kind } of told) {
      const trouble = ADDRESS_TROUBLES.find((one) => one === kind);
      if (trouble) await this.addresses.markBad(address, trouble, at, session);
    }
    await this.conversations.refresh([email], session);
  }
}
