import { LANGUAGES } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { definedFields } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { SettingsRequest } from './dto/settings.dto.js';

/** Settings of users. Their candidate gets the same language and newsletter. */
@Injectable()
export class OwnSettings {
  constructor(
    private readonly users: UsersService,
    private readonly saveCandidate: SaveCandidate,
    private readonly transactions: Transactions,
  ) {}

  /** Without a setting nothing changes, as in any other record. */
  async change(me: Principal, settings: SettingsRequest): Promise<UserRecord> {
    const { language, newsletter, signatures } = settings;
    // A signature goes into a mail after its fields are filled, so a field in it would leave as it stands.
    const wrong = LANGUAGES.filter((one) => signatures?.[one]?.includes('{{'));
    if (wrong.length > 0)
      throw ProblemError.fields(wrong.map((one) => fieldProblem(`signatures.${one}`, 'unknown_mail_field')));
    const changes = definedFields({ ...settings });
    if (Object.keys(changes).length === 0) return this.users.get(me.userId);
    const shared = definedFields({ language, newsletter });
    return this.transactions.run(async (session) => {
      if (me.candidateId && Object.keys(shared).length > 0)
        await this.saveCandidate.update(me, me.candidateId, shared, session);
      return this.users.change(me.userId, changes, session);
    });
  }
}
