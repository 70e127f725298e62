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
import { IntendedJob } from './intended-job.js';
import { MailLimit } from './mail-limit.js';
import { createLink, MailedLinks } from './mailed-links.js';
import { OwnWords } from './own-words.js';

const idOrNull = (id: string | null | undefined): Types.ObjectId | null => (id ? objectId(id) : null);

/** A visitor wants to become a candidate with a login: nothing of it exists before the link in their mail was used. */
@Injectable()
export class Registration {
  constructor(
    private readonly owners: AddressOwners,
    private readonly intended: IntendedJob,
    private readonly pending: PendingRegistrations,
    private readonly links: MailedLinks,
    private readonly limit: MailLimit,
    private readonly words: OwnWords,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Keeps a registration and mails its link, or mails that there is an account already: the answer and its time are the same, and the mail is
   * read by whoever has the address. An address that had its mails of the hour gets none, and what it has stays as it is.
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
        return this.links.sendAccountExists({ ...owner, email }, session);
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
