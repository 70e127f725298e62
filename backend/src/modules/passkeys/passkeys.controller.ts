import { Body, Controller, Get, HttpCode, Ip, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { OwnLoginProofRequest } from '../accounts/dto/own-two-factor.dto.js';
import {
  PasskeyNameRequest,
  PasskeyOptionsResponse,
  PasskeyRequest,
  PasskeyResponse,
  PasskeysResponse,
} from './dto/passkey.dto.js';
import { OwnPasskeys } from './own-passkeys.js';
import { presentPasskey } from './passkey.presenter.js';

/** The passkeys of the caller. */
@ApiTags('users')
@Controller('users/me/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  /** One's own passkeys. */
  @Get()
  @Allow('set-up')
  async listPasskeys(@Me() me: Principal): Promise<PasskeysResponse> {
    return { passkeys: (await this.passkeys.list(me)).map(presentPasskey) };
  }

  /** Begin to make a passkey. The options are for the browser, on a page of the portal or the console, and its answer goes to users/me/passkeys. Takes the password and, with two-factor, a code. */
  @Post('options')
  @Allow('set-up')
  @RateLimited()
  @HttpCode(200)
  @Problems('login_locked', 'passkeys_full')
  async setUpPasskey(
    @Body() proof: OwnLoginProofRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<PasskeyOptionsResponse> {
    return { options: await this.passkeys.begin(me, proof, from) };
  }

  /** Add a new passkey, by the browser's answer. The owner gets a mail about it. */
  @Post()
  @Allow('set-up')
  @Logged('passkey_added')
  @RateLimited()
  @HttpCode(200)
  @Problems('passkey_refused', 'passkeys_full')
  async addPasskey(@Body() body: PasskeyRequest, @Me() me: Principal): Promise<PasskeyResponse> {
    return presentPasskey(await this.passkeys.add(me, body));
  }

  /** Rename one of one's passkeys. */
  @Patch(':id')
  @Allow('user')
  async renamePasskey(
    @IdParam() id: string,
    @Body() { name }: PasskeyNameRequest,
    @Me() me: Principal,
  ): Promise<PasskeyResponse> {
    return presentPasskey(await this.passkeys.rename(me, id, name));
  }

  /** Remove one of one's passkeys, with the password and, with two-factor, a code. It no longer logs in; the other sessions end, and the owner gets a mail about it. */
  @Post(':id/remove')
  @Allow('user')
  @Logged('passkey_removed')
  @RateLimited()
  @HttpCode(204)
  @Problems('login_locked')
  removePasskey(
    @IdParam() id: string,
    @Body() proof: OwnLoginProofRequest,
    @Me() me: Principal,
    @Ip() from: string,
  ): Promise<void> {
    return this.passkeys.remove(me, id, proof, from);
  }
}
