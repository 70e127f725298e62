import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { presentLogin } from '../auth/login.presenter.js';
import { LoginResponse } from '../users/dto/user.dto.js';
import { PasskeyLoginRequest, PasskeyOptionsResponse } from './dto/passkey.dto.js';
import { PasskeyLogin } from './passkey-login.js';

@ApiTags('auth')
@Controller('auth/passkey')
export class PasskeyLoginController {
  constructor(private readonly logins: PasskeyLogin) {}

  /** Begin to log in with a passkey. The options are for the browser, on a page of the portal or the console; they are the same for every user and name no user. */
  @Post('options')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  async startPasskeyLogin(): Promise<PasskeyOptionsResponse> {
    return { options: await this.logins.begin() };
  }

  /** Log in with a passkey, by the browser's answer. It counts as both factors, so no code is needed. */
  @Post()
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  @Problems('wrong_credentials')
  async loginWithPasskey(@Body() { credential }: PasskeyLoginRequest, @Ip() from: string): Promise<LoginResponse> {
    return presentLogin(await this.logins.finish(credential, from));
  }
}
