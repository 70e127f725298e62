import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { CandidateMerge } from '../../common/events/candidate-merge.js';
import type { EmailRecord } from './email.record.js';
import { EmailsRepository } from './emails.repository.js';
import { searchOf } from './mail-content.js';

const KEPT = 'planned_mails';

/** A planned mail that goes to another address of its candidate since a merge. */
interface Redirected {
  _id: Types.ObjectId;
  before: string;
  since: string;
}

/** Planned mails to two candidates who become one go to the address that stays (docs/domain/duplicates.md#merging). */
@Injectable()
export class MergePlannedMails {
  constructor(private readonly repository: EmailsRepository) {}

  async join(merge: CandidateMerge, session: ClientSession): Promise<void> {
    const { gone, stays, email } = merge;
    const lost = [gone.email, stays.email].filter((address) => address !== email);
    for (const mail of await this.repository.waitingAbout([gone._id, stays._id], session)) {
      const before = mail.to?.email ?? '';
      if (!lost.includes(before.toLowerCase())) continue;
      await this.redirect(mail, email, session);
      merge.keep(KEPT, [{ _id: mail._id, before, since: email } satisfies Redirected]);
    }
  }

  /** A mail that somebody gave another address since then keeps it. */
  async separate(merge: CandidateMerge, session: ClientSession): Promise<void> {
    const redirected = merge.keptOf<Redirected>(KEPT);
    for (const mail of await this.repository.waitingAbout([merge.gone._id, merge.stays._id], session)) {
      const known = redirected.find(({ _id }) => mail._id.equals(_id));
      if (known && mail.to?.email === known.since) await this.redirect(mail, known.before, session);
    }
  }

  private async redirect(mail: EmailRecord, email: string, session: ClientSession): Promise<void> {
    const to = { name: mail.to?.name ?? '', email };
    await this.repository.rewrite(mail._id, { to, ...searchOf({ ...mail, to }) }, session);
  }
}
