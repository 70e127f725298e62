import { Body, Controller, Delete, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import {
  AccountRemovalQueryRequest,
  AccountRemovalRequest,
  AccountRemovalResponse,
  AccountStayRequest,
} from './dto/account-removal.dto.js';
import { RequestRemoval } from './request-removal.js';
import { KeepAccount } from './keep-account.js';

@ApiTags('users')
@Controller('users')
export class AccountRemovalsController {
  constructor(
    private readonly removal: RequestRemoval,
    private readonly keep: KeepAccount,
  ) {}

  /**
   * Ask to remove your own account. It requires the password and, where two-factor is on, a code; or a passkey. Every session ends, the public page closes and login stops at once.
   * A day later the agency keeps the profile without a login, or the person is erased everywhere. Until then the link in the mail stops the removal.
   */
  @Delete()
  @Allow('user')
  @Logged('account_removed')
  @RateLimited()
  @HttpCode(200)
  @Problems('login_locked', 'codes_locked', 'passkey_refused')
  async removeAccount(
    @Query() query: AccountRemovalQueryRequest,
    @Body() body: AccountRemovalRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<AccountRemovalResponse> {
    return { until: (await this.removal.run(me, { ...query, ...body }, from)).toISOString() };
  }

  /** Stop the removal of an account by the mailed link. This restores the login and the public page. */
  @Post('stay')
  @Allow('anyone')
  @Logged('account_kept', ({ body }) => ({ userId: (body as AccountStayRequest).userId }))
  @RateLimited()
  @HttpCode(204)
  @Problems('link_invalid', 'link_used')
  keepAccount(@Body() body: AccountStayRequest): Promise<void> {
    return this.keep.run(body);
  }
}
