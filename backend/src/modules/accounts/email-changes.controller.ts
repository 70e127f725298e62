import { Body, Controller, Delete, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged, type EventOf } from '../../common/security-log/logged.decorator.js';
import { UserEmailChanges } from '../users/user-email-changes.js';
import { ChangeEmailRequest, EmailConfirmedResponse, EmailLinkRequest } from './dto/own-account.dto.js';
import { EmailChange } from './email-change.js';

/** A new address to log in with. */
/** A change that applies now; one that waits for the other address has changed nothing. */
const ofChange: EventOf = ({ body }, answer) =>
  (answer as EmailConfirmedResponse).changed ? { userId: (body as EmailLinkRequest).userId } : null;

@ApiTags('users')
@Controller('users')
export class EmailChangeController {
  constructor(
    private readonly changes: EmailChange,
    private readonly waiting: UserEmailChanges,
  ) {}

  /** Ask for another address to log in with. It applies once both addresses have confirmed it by the links in their mails, in either order, within two days; the old one's mail also has a link that stops it. The answer is the same for a taken address. */
  @Post('me/email')
  @Allow('user')
  @RateLimited()
  @HttpCode(204)
  @Problems('login_locked', 'email_changed_lately')
  changeEmail(@Body() body: ChangeEmailRequest, @Me() me: Principal, @Ip() from: string): Promise<void> {
    return this.changes.request(me, body, from);
  }

  /** Mail each unconfirmed address of a change again. The earlier links stop working. No address waits: 404; five mails to it within an hour: 429. */
  @Post('me/email/resend')
  @Allow('user')
  @RateLimited()
  @HttpCode(204)
  @Problems('not_found')
  resendEmailChange(@Me() me: Principal): Promise<void> {
    return this.changes.resend(me);
  }

  /** Drop a change of address that does not apply yet. */
  @Delete('me/email')
  @Allow('user')
  @HttpCode(204)
  cancelEmailChange(@Me() me: Principal): Promise<void> {
    return this.waiting.cancel(me.userId);
  }

  /** Confirm a change of address by the mailed link of one of the two addresses. It applies once both confirmed. */
  @Post('email/confirm')
  @Allow('anyone')
  @Logged('address_changed', ofChange)
  @RateLimited()
  @HttpCode(200)
  @Problems('link_invalid', 'link_used', 'link_expired', 'email_taken')
  async confirmEmail(@Body() body: EmailLinkRequest): Promise<EmailConfirmedResponse> {
    return { changed: await this.changes.confirm(body) };
  }

  /** Keep the old address by its mailed link, until two days after the new one began to apply. Sessions, password, passkeys and two-factor turned on since the request end; the old address gets a link to choose a new password. */
  @Post('email/keep')
  @Allow('anyone')
  @RateLimited()
  @HttpCode(204)
  @Problems('link_invalid', 'link_used', 'link_expired', 'email_taken')
  keepEmail(@Body() body: EmailLinkRequest): Promise<void> {
    return this.changes.stop(body);
  }
}
