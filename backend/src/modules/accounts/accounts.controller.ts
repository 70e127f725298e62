import { Body, Controller, HttpCode, Ip, Param, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { BotCheckGuard, BotCheckPassed } from '../auth/bot-check.guard.js';
import { BotCheckRequest } from '../auth/dto/bot-check.dto.js';
import { AccountMails } from './account-mails.js';
import { Activation } from './activation.js';
import { presentActivation } from './activation.presenter.js';
import {
  ActivationResponse,
  AccountEmailRequest,
  AccountLinkRequest,
  ActivationRequest,
  MailRequestedResponse,
  ResetPasswordRequest,
} from './dto/account-link.dto.js';
import { RegisteredResponse, RegistrationRequest } from './dto/register.dto.js';
import { PasswordReset } from './password-reset.js';
import { Registration } from './registration.js';

@ApiTags('users')
@Controller('users')
export class AccountsController {
  constructor(
    private readonly registration: Registration,
    private readonly activation: Activation,
    private readonly mails: AccountMails,
    private readonly passwords: PasswordReset,
  ) {}

  /**
   * Register as a candidate. The address gets a mail with an activation link; the account and its candidate exist after its use. The answer is
   * the same for an address with an account, whose mail says so. Another registration with the address replaces the earlier one, with link and
   * password. After five mails in an hour the address gets no more, and another registration changes nothing.
   */
  @Post()
  @Allow('anyone')
  @Creates(RegisteredResponse)
  @RateLimited()
  @UseGuards(BotCheckGuard)
  @Problems('bot_check_failed')
  register(@Body() body: RegistrationRequest, @BotCheckPassed() passed: boolean): Promise<RegisteredResponse> {
    return this.registration.register(body, passed);
  }

  /**
   * Activate an account by its mailed link and log in. If the agency knew the address before, or several registrations used it, the answer is
   * `password_required`: send the link again with the password to log in with; that of the registration is discarded.
   */
  @Post('validate')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  @Problems('link_invalid', 'link_expired', 'link_replaced', 'password_required', 'email_taken')
  async activate(@Body() body: ActivationRequest): Promise<ActivationResponse> {
    return presentActivation(await this.activation.activate(body));
  }

  /** Activate an account by its mailed link and log in; the same call with the link's parts in the path. Takes no password. */
  @Post('validate/:email/:token')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  @Problems('link_invalid', 'link_expired', 'link_replaced', 'password_required', 'email_taken')
  async activateByLink(@Param() params: AccountLinkRequest): Promise<ActivationResponse> {
    return presentActivation(await this.activation.activate(params));
  }

  /** Ask for a new activation mail, with a solved bot check. The same answer whether or not the address is known. */
  @Post('resendToken/:email')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  @UseGuards(BotCheckGuard)
  @Problems('bot_check_failed')
  resendActivation(
    @Param() { email }: AccountEmailRequest,
    @Body() _solved: BotCheckRequest,
    @BotCheckPassed() passed: boolean,
  ): MailRequestedResponse {
    this.mails.resendActivation(email, passed);
    return { accepted: true };
  }

  /** Ask for a mail with a link to choose a new password, with a solved bot check. The same answer whether or not the address is known. */
  @Post('resetPassword/:email')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(200)
  @UseGuards(BotCheckGuard)
  @Problems('bot_check_failed')
  requestPasswordReset(
    @Param() { email }: AccountEmailRequest,
    @Body() _solved: BotCheckRequest,
    @BotCheckPassed() passed: boolean,
  ): MailRequestedResponse {
    this.mails.requestReset(email, passed);
    return { accepted: true };
  }

  /** Choose a new password with a mailed link. Works once, for an hour; ends every session of the user and a waiting change of address, and opens a login that is locked for this client. */
  @Post('resetPassword')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(204)
  @Problems('link_invalid', 'link_used', 'link_expired')
  resetPassword(@Body() body: ResetPasswordRequest, @Ip() from: string): Promise<void> {
    return this.passwords.reset(body, from);
  }
}
