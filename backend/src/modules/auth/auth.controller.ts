import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { LoginResponse } from '../users/dto/user.dto.js';
import { AuthService } from './auth.service.js';
import { BotCheck } from './bot-check.js';
import { BotCheckChallengeResponse, LoginRequest, VerifyCodeRequest } from './dto/login.dto.js';
import { presentLogin } from './login.presenter.js';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly botCheck: BotCheck,
  ) {}

  /**
   * Log in. With two-factor (`user.twofactorEnabled`) the token opens only users/verify2fa. If the installation requires a second factor from staff,
   * the token of a user without one opens only setting one up (`setUpNeeded`), and a user with a passkey logs in with that. After 10 wrong passwords
   * in an hour from one address, or 100 from addresses without an earlier login to the account, the account is closed there for 15 minutes: 429
   * `login_locked` with `Retry-After`. A new password, chosen by a mailed link, opens it at once.
   */
  @Post('auth/login')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  @Problems('wrong_credentials', 'not_activated', 'account_leaving', 'passkey_required', 'login_locked')
  async login(@Body() { email, password }: LoginRequest, @Ip() from: string): Promise<LoginResponse> {
    return presentLogin(await this.auth.login({ email, from }, password));
  }

  /**
   * Second step of a login: a code, with the first step's token. The code comes from the authenticator app, or is a recovery code. A code works once;
   * five wrong ones end the step. Ten in an hour, from any address, close the second step of the account for 15 minutes: 429 `codes_locked` with
   * `Retry-After`.
   */
  @Post('users/verify2fa')
  @Allow('first-step')
  @RateLimited()
  @HttpCode(200)
  @Problems('wrong_credentials', 'codes_locked')
  async verify2fa(@Body() body: VerifyCodeRequest, @Me() me: Principal): Promise<LoginResponse> {
    return presentLogin(await this.auth.verifyCode(me, body.userId, body.code));
  }

  /** End this session; the token stops working at once. */
  @Post('auth/logout')
  @Allow('set-up')
  @Logged('logout')
  @HttpCode(204)
  logout(@Me() me: Principal): Promise<void> {
    return this.auth.logout(me);
  }

  /** A bot check to solve before registering or asking for a mail. Works once, for ten minutes. */
  @Get('auth/challenge')
  @Allow('anyone')
  getBotCheckChallenge(): Promise<BotCheckChallengeResponse> {
    return this.botCheck.create();
  }
}
