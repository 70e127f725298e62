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
import { Stay } from './stay.js';

@ApiTags('users')
@Controller('users')
export class AccountRemovalsController {
  constructor(
    private readonly removal: RequestRemoval,
    private readonly stay: Stay,
  ) {}

  /**
   * Ask that one's own account goes. It takes the login again: the password and, where two-factor is on, a code, or a passkey. Every session ends and the public page closes at once; a day later the
   * agency keeps the profile without a login, or the person is erased everywhere. Until then the link in the mail stops it, and nobody logs in.
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

  /** Keep an account that is going, by the mailed link. The login and the public page are as they were. */
  @Post('stay')
  @Allow('anyone')
  @Logged('account_kept', ({ body }) => ({ userId: (body as AccountStayRequest).userId }))
  @RateLimited()
  @HttpCode(204)
  @Problems('link_invalid')
  keepAccount(@Body() body: AccountStayRequest): Promise<void> {
    return this.stay.run(body);
  }
}
