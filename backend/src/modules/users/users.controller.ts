import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { Logged } from '../../common/security-log/logged.decorator.js';
import { ChangeRole } from './change-role.js';
import { PersonResponse, RecruiterResponse, type RecruiterFilter, type UserFilter } from './dto/person.dto.js';
import { RoleChangeRequest, RoleResponse } from './dto/role.dto.js';
import { UserResponse } from './dto/user.dto.js';
import { presentPerson, presentRecruiter, presentRole, presentUser } from './user.presenter.js';
import { recruiterList, userList } from './user.list.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly roles: ChangeRole,
  ) {}

  /** The logged-in user. */
  @Get('me')
  @Allow('set-up')
  async getMe(@Me() me: Principal): Promise<UserResponse> {
    return presentUser(await this.users.get(me.userId));
  }

  /** Role of the logged-in user: recruiter or candidate. */
  @Get('role')
  @Allow('user')
  getRole(@Me() me: Principal): RoleResponse {
    return presentRole(me);
  }

  /** Give a user the recruiter role. The user's sessions end. */
  @Patch('role')
  @Allow('recruiter')
  @Logged('role_given', ({ body }) => ({ userId: (body as RoleChangeRequest).userId }))
  @Problems('user_not_found')
  async grantRole(@Body() body: RoleChangeRequest, @Me() me: Principal): Promise<PersonResponse> {
    return presentPerson(await this.roles.grant(body, me));
  }

  /** Take the recruiter role from another user. The user's sessions end. */
  @Delete('role')
  @Allow('recruiter')
  @Logged('role_taken', ({ query }) => ({ userId: (query as RoleChangeRequest).userId }))
  @HttpCode(204)
  @Problems('user_not_found', 'own_role')
  removeRole(@Query() query: RoleChangeRequest, @Me() me: Principal): Promise<void> {
    return this.roles.remove(query, me);
  }

  /** Users, to mail, assign to or mention. */
  @Get()
  @Allow('recruiter')
  @ApiList(userList)
  async listUsers(@List(userList) params: ListParams<UserFilter>): Promise<Page<PersonResponse>> {
    return presentPage(await this.users.list(params), params, presentPerson);
  }

  /** Recruiters; the same as the recruiters list. */
  @Get('recruiters')
  @Allow('recruiter')
  @ApiList(recruiterList)
  async listUserRecruiters(@List(recruiterList) params: ListParams<RecruiterFilter>): Promise<Page<RecruiterResponse>> {
    return presentPage(await this.users.listRecruiters(params), params, presentRecruiter);
  }
}
