import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { CreateTestRequest, TestResponse, UpdateTestRequest, type TestFilter } from './dto/test.dto.js';
import { presentTest } from './test.presenter.js';
import { testList } from './test.list.js';
import { TestsService } from './tests.service.js';

@ApiTags('tests')
@Controller('tests')
export class TestsController {
  constructor(private readonly tests: TestsService) {}

  /** Tests of candidates. */
  @Get()
  @Allow('recruiter')
  @ApiList(testList)
  async listTests(@List(testList) params: ListParams<TestFilter>): Promise<Page<TestResponse>> {
    return presentPage(await this.tests.list(params), params, presentTest);
  }

  /** One test. */
  @Get(':id')
  @Allow('recruiter')
  async getTest(@IdParam() id: string): Promise<TestResponse> {
    return presentTest(await this.tests.get(id));
  }

  /** Add a test. Upload the candidate's file with POST files first. */
  @Post()
  @Allow('recruiter')
  @Creates(TestResponse)
  async createTest(@Body() body: CreateTestRequest, @Me() me: Principal): Promise<TestResponse> {
    return presentTest(await this.tests.create(me, body));
  }

  /** Change the name, file or scores of a test. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateTest(@IdParam() id: string, @Body() body: UpdateTestRequest, @Me() me: Principal): Promise<TestResponse> {
    return presentTest(await this.tests.update(me, id, body));
  }

  /** Delete a test and, if no other test uses it, its attachment. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('tests')
  @HttpCode(204)
  deleteTest(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.tests.delete(me, id);
  }
}
