import { Body, Controller, Delete, Get, HttpCode, Ip, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { RateLimited } from '../../common/http/rate-limited.decorator.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserResponse } from '../users/dto/user.dto.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';
import { IntendedJobsResponse } from './dto/intended-job.dto.js';
import { ChangePasswordRequest, SessionsResponse } from './dto/own-account.dto.js';
import { SettingsRequest } from './dto/settings.dto.js';
import { presentIntendedJob } from './intended-job.presenter.js';
import { IntendedJobs } from './intended-jobs.js';
import { OwnPassword } from './own-password.js';
import { OwnSettings } from './own-settings.js';
import { presentSession } from './session.presenter.js';

/** Calls of users about their own account (docs/domain/accounts.md#own-account). */
@ApiTags('users')
@Controller('users/me')
export class OwnAccountController {
  constructor(
    private readonly settings: OwnSettings,
    private readonly passwords: OwnPassword,
    private readonly sessions: SessionsService,
    private readonly intended: IntendedJobs,
    private readonly users: UsersService,
  ) {}

  /** Change one's own settings. A candidate's profile has the same language and newsletter from then on. */
  @Patch()
  @Allow('user')
  async updateMe(@Body() body: SettingsRequest, @Me() me: Principal): Promise<UserResponse> {
    return presentUser(await this.settings.change(me, body));
  }

  /** The jobs that wait for one's complete profile. Each becomes an application then, except one that has closed. */
  @Get('intended-jobs')
  @Allow('user')
  async listIntendedJobs(@Me() me: Principal): Promise<IntendedJobsResponse> {
    const jobs = await this.intended.list(await this.users.get(me.userId));
    return { records: jobs.map(presentIntendedJob) };
  }

  /** Change one's own password. The other sessions end. A wrong current one counts as a wrong login. */
  @Post('password')
  @Allow('user')
  @Logged('password_changed')
  @RateLimited()
  @HttpCode(204)
  @Problems('login_locked')
  changePassword(@Body() body: ChangePasswordRequest, @Me() me: Principal, @Ip() from: string): Promise<void> {
    return this.passwords.change(me, body, from);
  }

  /** One's open sessions. */
  @Get('sessions')
  @Allow('user')
  async listSessions(@Me() me: Principal): Promise<SessionsResponse> {
    const open = await this.sessions.listOf(me.userId);
    return { sessions: open.map((session) => presentSession(session, me)) };
  }

  /** End all of one's sessions except the current one. */
  @Delete('sessions')
  @Allow('user')
  @Logged('sessions_ended')
  @HttpCode(204)
  endOtherSessions(@Me() me: Principal): Promise<void> {
    return this.sessions.endOthers(me);
  }

  /** End one of one's sessions; its token stops working at once. */
  @Delete('sessions/:id')
  @Allow('user')
  @Logged('sessions_ended')
  @HttpCode(204)
  endSession(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.sessions.endOne(me.userId, id);
  }
}
