import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { RemindAssignees } from './remind-assignees.js';
import { taskSchema } from './task.schema.js';
import { TaskRemindersRepository } from './task-reminders.repository.js';

/** The worker's part: reminders of tasks. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Task', schema: taskSchema }]), CandidatesModule, RemindersModule],
  providers: [TaskRemindersRepository, RemindAssignees],
})
export class TasksWorkerModule {}
