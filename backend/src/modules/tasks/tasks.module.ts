import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../common/audit/audit.module.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { OutboxModule } from '../mail/outbox.module.js';
import { UsersModule } from '../users/users.module.js';
import { TaskListeners } from './task.listeners.js';
import { taskSchema } from './task.schema.js';
import { TasksController } from './tasks.controller.js';
import { TasksRepository } from './tasks.repository.js';
import { TasksService } from './tasks.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Task', schema: taskSchema }]),
    AuditModule,
    CandidatesModule,
    OutboxModule,
    UsersModule,
  ],
  controllers: [TasksController],
  providers: [TasksRepository, TaskListeners, TasksService],
  exports: [TasksService],
})
export class TasksModule {}
