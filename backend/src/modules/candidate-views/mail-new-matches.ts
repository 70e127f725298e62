import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VIEW_MAIL_NAMES } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { translator } from '../../common/i18n/texts.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Outbox } from '../mail/outbox.service.js';
import { Reminders } from '../reminders/reminders.js';
import type { UserRecord } from '../users/user.record.js';
import { nextMailAt } from './viewed-list.js';
import type { CandidateViewRecord } from './candidate-view.schema.js';
import { CandidateViewsRepository } from './candidate-views.repository.js';
import { atBeginOfMails, NewMatches, type NewCandidates } from './new-matches.js';
import { ViewFollowersRepository } from './view-followers.repository.js';
import type { ViewFollowerRecord } from './view-follower.schema.js';
import { ViewMailTokens } from './view-mail-tokens.js';

/**
 * Mails followers who is new in their views, in the worker (docs/domain/views.md#mails). One transaction remembers the candidates and puts the mail
 * into the outbox, so a killed worker loses no mail, and several workers send it once.
 */
@Injectable()
export class MailNewMatches implements OnModuleInit {
  constructor(
    private readonly views: CandidateViewsRepository,
    private readonly followers: ViewFollowersRepository,
    private readonly matches: NewMatches,
    private readonly candidates: CandidatesService,
    private readonly reminders: Reminders,
    private readonly outbox: Outbox,
    private readonly tokens: ViewMailTokens,
  ) {}

  onModuleInit(): void {
    this.reminders.repeat('mails about views', {
      due: (now, limit) => this.followers.due(now, limit),
      remind: (id, now, session) => this.look(id, now, session),
    });
  }

  private async look(id: Types.ObjectId, now: Date, session: ClientSession): Promise<void> {
    const follower = await this.followers.takeDue(id, now, session);
    if (!follower) return;
    const view = await this.views.find(follower.viewId, session);
    const reader = await this.reminders.recruiter(follower.userId, session);
    const mayRead = view && (view.shared || view.createdBy.equals(follower.userId));
    if (!reader || !mayRead) return this.followers.change(id, { mails: 'never', nextMailAt: null }, session);
    const nextAt = nextMailAt(follower.mails, now);
    const matches = await this.matches.of(view.list);
    // The list of the view changed since, so that others match for another reason.
    if (!follower.seenAt)
      return this.followers.change(id, { nextMailAt: nextAt, ...atBeginOfMails(matches, null, now) }, session);
    const news = await this.matches.sinceMailed(matches, follower);
    if (news.ids.length === 0) return this.followers.change(id, { nextMailAt: nextAt }, session);
    const mailed = matches.ids ? [...follower.mailed, ...news.ids] : [];
    await this.followers.change(id, { nextMailAt: nextAt, mailed, mailedAt: now }, session);
    await this.mail(reader, { view, follower, news }, session);
  }

  private async mail(
    { firstname, name, email, language }: UserRecord,
    { view, follower, news }: { view: CandidateViewRecord; follower: ViewFollowerRecord; news: NewCandidates },
    session: ClientSession,
  ): Promise<void> {
    const named = news.ids.slice(0, VIEW_MAIL_NAMES);
    const translate = translator(language);
    const people = (await this.candidates.briefsOf(named)).map((one) => {
      const work = one.function ? [translate(`archive.function.${one.function}`)] : [];
      return [`${one.firstname} ${one.name}`, ...work].join(', ');
    });
    const token = this.tokens.of(follower._id);
    const count = news.ids.length;
    const data = {
      ...{ firstname, view: view.name, count, people: people.join('\n'), others: count - people.length },
      url: this.reminders.page(`candidates?view=${String(view._id)}`, language),
      stopUrl: `${this.tokens.page(token)}?lang=${language}`,
    };
    const to = { name: `${firstname} ${name}`, email };
    const about = { candidateIds: named, unsubscribe: this.tokens.oneClick(token) };
    await this.outbox.addSystem({ template: 'view_news', to, language, data, ...about }, session);
  }
}
