import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../common/auth/allow.decorator.js';
import { Me, type Principal } from '../../common/auth/principal.js';
import { Creates } from '../../common/http/creates.decorator.js';
import { IdParam } from '../../common/http/ids.js';
import { Problems } from '../../common/http/problems.decorator.js';
import { ApiList, ApiListQuery, List, type ListParams } from '../../common/lists/list-definition.js';
import { presentPage, type Page } from '../../common/lists/read-list.js';
import { LoggedDelete } from '../../common/security-log/logged.decorator.js';
import { TaskCountsResponse, type TaskCountFilter } from './dto/task-counts.dto.js';
import { CreateTaskRequest, TaskResponse, UpdateTaskRequest, type TaskFilter } from './dto/task.dto.js';
import { presentTask } from './task.presenter.js';
import { taskCounts, taskList } from './task.list.js';
import { TasksService } from './tasks.service.js';

@ApiTags('tasks')
@Controller('tasks')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  /** Tasks, earliest deadline first. */
  @Get()
  @Allow('recruiter')
  @ApiList(taskList)
  async listTasks(@List(taskList) params: ListParams<TaskFilter>): Promise<Page<TaskResponse>> {
    return presentPage(await this.tasks.list(params), params, presentTask);
  }

  /** Number of open tasks by the day of their deadline. Search and filters of the list apply. */
  @Get('counts')
  @Allow('recruiter')
  @ApiListQuery(taskCounts, ['search', 'filter'])
  countTasks(@List(taskCounts) params: ListParams<TaskCountFilter>): Promise<TaskCountsResponse> {
    return this.tasks.counts(params);
  }

  /** One task. */
  @Get(':id')
  @Allow('recruiter')
  async getTask(@IdParam() id: string): Promise<TaskResponse> {
    return presentTask(await this.tasks.get(id));
  }

  /** Add a task. */
  @Post()
  @Allow('recruiter')
  @Creates(TaskResponse)
  async createTask(@Body() body: CreateTaskRequest, @Me() me: Principal): Promise<TaskResponse> {
    return presentTask(await this.tasks.create(me, body));
  }

  /** Change a task; `completed` alone is allowed. */
  @Patch(':id')
  @Allow('recruiter')
  @Problems('stale_version')
  async updateTask(@IdParam() id: string, @Body() body: UpdateTaskRequest, @Me() me: Principal): Promise<TaskResponse> {
    return presentTask(await this.tasks.update(me, id, body));
  }

  /** Delete a task. */
  @Delete(':id')
  @Allow('recruiter')
  @LoggedDelete('tasks')
  @HttpCode(204)
  deleteTask(@IdParam() id: string, @Me() me: Principal): Promise<void> {
    return this.tasks.delete(me, id);
  }
}
