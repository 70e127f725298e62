import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Outbox } from '../mail/outbox.service.js';
import { Mentions } from '../users/mentions.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationWriter } from './application-writer.js';
import type { ApplicationView } from './application.presenter.js';
import { transition } from './application.rules.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';
import type { DeclineMailDto, UpdateApplicationRequest } from './dto/application.dto.js';
import { ApplicationViews } from './application-views.js';

/** Approving and declining: all of a request or none of it, and nothing twice (decisions, the rest). */
@Injectable()
export class DecideApplications {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly writer: ApplicationWriter,
    private readonly views: ApplicationViews,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly mentions: Mentions,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
  ) {}

  approve(me: Principal, ids: string[]): Promise<ApplicationView[]> {
    return this.decideAll(me, ids, 'successful', () => Promise.resolve());
  }

  /** Each candidate who was not declined before gets the mail on their own, from the caller. */
  async decline(me: Principal, ids: string[], { subject, message }: DeclineMailDto): Promise<ApplicationView[]> {
    const writer = await this.users.get(me.userId);
    await this.mentions.require(['email.message'], { 'email.message': message });
    return this.decideAll(me, ids, 'rejected', async ({ candidateId }, session) => {
      const { firstname, name, email } = await this.candidates.get(candidateId, session);
      const to = { name: `${firstname} ${name}`, email };
      await this.outbox.add({ writer, candidateId, to, subject, message, kind: 'application_declined' }, session);
    });
  }

  async update(me: Principal, id: string, { status, version }: UpdateApplicationRequest): Promise<ApplicationView> {
    const updated = await this.transactions.run(async (session) => {
      const application = await this.repository.find(id, session);
      if (!application) throw new ProblemError('not_found');
      if (version !== undefined && version !== application.version) throw new ProblemError('stale_version');
      if (status === undefined || transition(application.status, status) === 'none') return application;
      if (transition(application.status, status) === 'impossible') {
        throw new ProblemError('impossible_transition', { parameters: { from: application.status, to: status } });
      }
      return this.writer.decide(application, status, me.userId, session, version);
    });
    const [named] = await this.views.run([updated]);
    if (!named) throw new ProblemError('not_found');
    return named;
  }

  private async decideAll(
    me: Principal,
    ids: string[],
    status: ApplicationStatus,
    tell: (application: ApplicationRecord, session: ClientSession) => Promise<void>,
  ): Promise<ApplicationView[]> {
    const decided = await this.transactions.run(async (session) => {
      const results: ApplicationRecord[] = [];
      for (const application of await this.load(ids, session)) {
        if (transition(application.status, status) === 'none') {
          results.push(application);
          continue;
        }
        results.push(await this.writer.decide(application, status, me.userId, session));
        await tell(application, session);
      }
      return results;
    });
    return this.views.run(decided);
  }

  /** The applications with these ids, each once, in that order; 404 when one is missing. */
  private async load(ids: string[], session: ClientSession): Promise<ApplicationRecord[]> {
    const found = await this.repository.findMany(ids, session);
    const byId = new Map(found.map((application) => [String(application._id), application]));
    return [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => {
      const application = byId.get(id);
      if (!application) throw new ProblemError('not_found');
      return application;
    });
  }
}
