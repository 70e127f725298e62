import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { hashPassword } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import { normaliseEmail } from '../users/user.rules.js';
import { AddressOwners } from './address-owners.js';
import type { RegisteredResponse, RegistrationRequest } from './dto/register.dto.js';
import { IntendedJobs } from './intended-jobs.js';
import { MailLimit } from './mail-limit.js';
import { createLink, MailedLinks } from './mailed-links.js';
import { OwnWords } from './own-words.js';

const idOrNull = (id: string | null | undefined): Types.ObjectId | null => (id ? objectId(id) : null);

/** Registers a visitor as a candidate with a login; both exist after the use of the mailed link. */
@Injectable()
export class Registration {
  constructor(
    private readonly owners: AddressOwners,
    private readonly intended: IntendedJobs,
    private readonly pending: PendingRegistrations,
    private readonly links: MailedLinks,
    private readonly limit: MailLimit,
    private readonly words: OwnWords,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores a registration and mails its link, or mails that the account exists. Answer and time are the same, and only the owner of the address
   * reads the mail. An address at its limit of mails gets no more, and its registration stays as it is.
   */
  async register(request: RegistrationRequest, botCheckPassed: boolean): Promise<RegisteredResponse> {
    if (!botCheckPassed) throw new ProblemError('bot_check_failed');
    this.words.refuse(request.password, request);
    await this.intended.require(request);
    const email = normaliseEmail(request.email);
    const passwordHash = await hashPassword(request.password);
    if (await this.limit.allows('registration', email)) await this.write({ ...request, email }, passwordHash);
    const { firstname, name, language, function: does } = request;
    return { email, firstname, name, language, function: does };
  }

  private async write(request: RegistrationRequest, passwordHash: string): Promise<void> {
    const { email, firstname, name, language, linkedin = null, newsletter = false } = request;
    const owner = await this.owners.find(email);
    const { token, link } = createLink('activation');
    await this.transactions.run(async (session) => {
      if (owner) {
        await this.pending.delete(email, session);
        return this.links.sendAccountExists({ ...owner, email }, this.intended.path(request), session);
      }
      const registration = await this.pending.put(
        {
          email,
          passwordHash,
          firstname,
          name,
          language,
          function: request.function,
          linkedin,
          newsletter,
          privacyAcceptedAt: new Date(),
          jobId: idOrNull(request.jobId),
          campaignId: idOrNull(request.campaignId),
          link,
        },
        session,
      );
      return this.links.sendActivation(registration, token, session);
    });
  }
}
