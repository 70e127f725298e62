import { Injectable } from '@nestjs/common';
import { passwordHolds } from '@byline/shared-types/domain';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Config } from '../../config/config.js';

interface Named {
  firstname: string;
  name: string;
  email: string;
}

/** The words that attackers try first at a login: names, address and product (docs/domain/accounts.md#passwords). */
@Injectable()
export class OwnWords {
  constructor(private readonly config: Config) {}

  /** Refuses a new password that contains one of them. */
  refuse(password: string, { firstname, name, email }: Named): void {
    const { PRODUCT_NAME, AGENCY_NAME } = this.config;
    const [localPart = ''] = email.split('@');
    if (passwordHolds(password, [firstname, name, localPart, PRODUCT_NAME, AGENCY_NAME]))
      throw ProblemError.field('password', 'password_own');
  }
}
