import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { TwoFactorQrResponse } from '../users/dto/two-factor.dto.js';
import { presentTwoFactor } from '../users/two-factor.presenter.js';
import { ColleagueTwoFactor } from './colleague-two-factor.js';
import { OwnLoginProofRequest } from './dto/own-two-factor.dto.js';

/** Two-factor of a recruiter's login, by a colleague. */
@ApiTags('users')
@Controller('users')
export class ColleagueTwoFactorController {
  constructor(private readonly twoFactor: ColleagueTwoFactor) {}

  /**
   * Make a new two-factor secret for a recruiter, turn two-factor on, and return the QR code to scan. The old secret and its recovery codes stop working,
   * the recruiter's sessions end, and they get a mail. Takes one's own password and, with two-factor, a code.
   */
  @Post('generate/qr/:id')
  @Allow('recruiter')
  @Logged('two_factor_on', ({ params }) => ({ userId: params.id ?? null }))
  @RateLimited()
  @HttpCode(200)
  @Problems('login_locked', 'codes_locked', 'user_not_found')
  async generateQr(
    @IdParam() id: string,
    @Body() proof: OwnLoginProofRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<TwoFactorQrResponse> {
    return presentTwoFactor(await this.twoFactor.renew(me, id, proof, from));
  }
}
