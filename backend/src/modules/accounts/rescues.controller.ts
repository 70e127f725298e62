import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { RescueRequest } from './dto/rescue.dto.js';
import { RescueLogin } from './rescue-login.js';

/** Logins whose owners no longer read their address. */
@ApiTags('users')
@Controller('users')
export class RescueController {
  constructor(private readonly rescues: RescueLogin) {}

  /**
   * Give a login to its owner who no longer reads its address. Login and profile get the new address at once; password, two-factor, passkeys, sessions
   * and a change of address end. The new address gets a link to choose a password, the old one a mail about it. Takes one's own password and, with
   * two-factor, a code. Not for one's own login.
   */
  @Post(':id/rescue')
  @Allow('super-admin')
  @Logged('address_changed', ({ params }) => ({ userId: params.id ?? null }))
  @RateLimited()
  @HttpCode(204)
  @Problems('login_locked', 'codes_locked', 'own_rescue', 'user_not_found', 'email_taken')
  rescueLogin(
    @IdParam() id: string,
    @Body() body: RescueRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<void> {
    return this.rescues.run(me, id, body, from);
  }
}
