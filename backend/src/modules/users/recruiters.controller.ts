import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { RecruiterResponse, type RecruiterFilter } from './dto/person.dto.js';
import { presentRecruiter } from './user.presenter.js';
import { recruiterList } from './user.list.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@Controller('recruiters')
export class RecruitersController {
  constructor(private readonly users: UsersService) {}

  /** Recruiters. */
  @Get()
  @Allow('recruiter')
  @ApiList(recruiterList)
  async listRecruiters(@List(recruiterList) params: ListParams<RecruiterFilter>): Promise<Page<RecruiterResponse>> {
    return presentPage(await this.users.listRecruiters(params), params, presentRecruiter);
  }

  /** One recruiter. */
  @Get(':id')
  @Allow('recruiter')
  @Problems('user_not_found')
  async getRecruiter(@IdParam() id: string): Promise<RecruiterResponse> {
    return presentRecruiter(await this.users.getRecruiter(id));
  }
}
