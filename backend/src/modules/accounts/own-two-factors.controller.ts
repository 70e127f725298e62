import { Body, Controller, Get, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { presentTwoFactor } from '../users/two-factor.presenter.js';
import { UsersService } from '../users/users.service.js';
import { OwnPasswordRequest } from './dto/own-account.dto.js';
import {
  CodeRequest,
  OwnProofRequest,
  OwnTwoFactorResponse,
  RecoveryCodesResponse,
  TwoFactorSetupResponse,
} from './dto/own-two-factor.dto.js';
import { OwnTwoFactor } from './own-two-factor.js';

/** Two-factor of the caller's own login. A colleague renews that of a recruiter by users/generate/qr/{id}. */
@ApiTags('users')
@Controller('users/me/two-factor')
export class OwnTwoFactorController {
  constructor(
    private readonly twoFactor: OwnTwoFactor,
    private readonly users: UsersService,
  ) {}

  /** Whether one's own login asks for a code, and the number of unused recovery codes. */
  @Get()
  @Allow('set-up')
  async getTwoFactor(@Me() me: Principal): Promise<OwnTwoFactorResponse> {
    const { twofactorEnabled, twofactor } = await this.users.get(me.userId);
    return { enabled: twofactorEnabled, recoveryCodesLeft: twofactor?.recovery?.length ?? 0 };
  }

  /** Begin to set up an authenticator app, within half an hour. The login asks for its codes after a right one at users/me/two-factor/confirm. */
  @Post()
  @Allow('set-up')
  @RateLimited()
  @HttpCode(200)
  @Problems('login_locked', 'two_factor_on')
  async setUpTwoFactor(
    @Body() { currentPassword }: OwnPasswordRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<TwoFactorSetupResponse> {
    const { secret, otpauthUrl } = await this.twoFactor.begin(me, currentPassword, from);
    return { ...(await presentTwoFactor(otpauthUrl)), secret };
  }

  /** Turn two-factor on with a code of the app. Returns ten recovery codes, once. The other sessions end, and the owner gets a mail about it. */
  @Post('confirm')
  @Allow('set-up')
  @Logged('two_factor_on')
  @RateLimited()
  @HttpCode(200)
  @Problems('codes_locked', 'setup_expired', 'two_factor_on')
  async turnTwoFactorOn(@Body() body: CodeRequest, @Me() me: Principal): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.twoFactor.confirm(me, body) };
  }

  /** Turn two-factor off, with the password and a code. The other sessions end, and the owner gets a mail about it. Not for recruiters. */
  @Post('off')
  @Allow('user')
  @Logged('two_factor_off')
  @RateLimited()
  @HttpCode(204)
  @Problems('login_locked', 'codes_locked', 'two_factor_off')
  turnTwoFactorOff(@Body() body: OwnProofRequest, @Me() me: Principal, @Ip() from: string): Promise<void> {
    return this.twoFactor.turnOff(me, body, from);
  }

  /** Make new recovery codes, with the password and a code. The earlier ones stop working, and the owner gets a mail about it. */
  @Post('recovery-codes')
  @Allow('user')
  @Logged('recovery_codes_made')
  @RateLimited()
  @HttpCode(200)
  @Problems('login_locked', 'codes_locked', 'two_factor_off')
  async renewRecoveryCodes(
    @Body() body: OwnProofRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.twoFactor.renewRecovery(me, body, from) };
  }
}
