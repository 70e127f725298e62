import { Injectable, type OnModuleInit } from '@nestjs/common';
import { longMoment } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Reminders } from '../reminders/reminders.js';
import { TaskRemindersRepository } from './task-reminders.repository.js';

/** Mails each assignee when a task is due, in the worker (docs/domain/agenda.md#deadlines). */
@Injectable()
export class RemindAssignees implements OnModuleInit {
  constructor(
    private readonly repository: TaskRemindersRepository,
    private readonly candidates: CandidatesService,
    private readonly reminders: Reminders,
  ) {}

  onModuleInit(): void {
    this.reminders.repeat('reminders of tasks', {
      due: (now, limit) => this.repository.due(now, limit),
      remind: (id, now, session) => this.remind(id, now, session),
    });
  }

  private async remind(id: Types.ObjectId, now: Date, session: ClientSession): Promise<void> {
    const task = await this.repository.take(id, now, session);
    if (!task?.assignedTo || task.completed) return;
    const assignee = await this.reminders.recruiter(task.assignedTo, session);
    if (!assignee) return;
    const { title, deadline, candidateId } = task;
    const [candidate] = candidateId ? await this.candidates.namesOf([candidateId]) : [];
    const { firstname, language } = assignee;
    const data = {
      firstname,
      task: title,
      deadline: longMoment(deadline, language),
      isAbout: candidate !== undefined,
      candidate: candidate ? `${candidate.firstname} ${candidate.name}` : '',
      url: this.reminders.page(`tasks?open=${String(id)}`, language),
    };
    await this.reminders.mail(assignee, 'task_due', { data, candidateId, taskId: id }, session);
  }
}
