import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { TasksRepository } from './tasks.repository.js';

/** Removes the tasks about an erased person, and the person from other tasks. */
@Injectable()
export class TaskListeners implements OnModuleInit {
  constructor(
    private readonly repository: TasksRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) => {
      person.removed('task', await this.repository.removeOf(person.candidateIds, session));
      person.changed(await this.repository.dropUsers(person.userIds, session));
    });
  }
}
