import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { hashPassword } from '../../common/auth/secrets.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { isDuplicateKey } from '../../common/mongo/duplicate-key.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { BotCheck } from '../auth/bot-check.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { RegistrationRequest } from './dto/register.dto.js';
import { MailedLinks } from './mailed-links.js';

const idOrNull = (id: string | null | undefined): Types.ObjectId | null => (id ? objectId(id) : null);

const taken = (cause?: unknown): ProblemError =>
  new ProblemError('email_taken', { errors: [fieldProblem('email', 'email_taken')], cause });

/** A visitor becomes a candidate with a login, still to be activated. */
@Injectable()
export class Registration {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly links: MailedLinks,
    private readonly botCheck: BotCheck,
    private readonly transactions: Transactions,
  ) {}

  /** User, candidate and activation mail are written together or not at all. The bot check is used up only by a registration that goes through. */
  async register(request: RegistrationRequest): Promise<UserRecord> {
    const solution = await this.botCheck.verify(request.altcha);
    if (await this.users.findByEmail(request.email)) throw taken();
    await this.botCheck.useUp(solution);
    const passwordHash = await hashPassword(request.password);
    return this.create(request, passwordHash).catch(rethrowAsTaken);
  }

  private create(request: RegistrationRequest, passwordHash: string): Promise<UserRecord> {
    const { firstname, name, email, language, linkedin = null, newsletter = false } = request;
    const userId = new Types.ObjectId();
    return this.transactions.run(async (session) => {
      const candidate = await this.candidates.createForUser(
        { userId, firstname, name, email, language, function: request.function, linkedin, newsletter },
        session,
      );
      const user = await this.users.create(
        {
          _id: userId,
          candidateId: candidate._id,
          email,
          passwordHash,
          firstname,
          name,
          language,
          function: request.function,
          linkedin,
          newsletter,
          roles: ['candidate'],
          privacyAcceptedAt: new Date(),
          jobId: idOrNull(request.jobId),
          campaignId: idOrNull(request.campaignId),
        },
        session,
      );
      await this.links.send('activation', user, session);
      return user;
    });
  }
}

/** Somebody else registered with the address at the same moment, or has it as a candidate. */
function rethrowAsTaken(error: unknown): never {
  const isTaken = isDuplicateKey(error) || (error instanceof ProblemError && error.code === 'email_taken');
  throw isTaken ? taken(error) : error;
}
