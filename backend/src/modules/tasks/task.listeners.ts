import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents, type DomainEventMap } from '../../common/events/domain-events.js';
import { objectId } from '../../common/mongo/record.js';
import { Outbox } from '../mail/outbox.service.js';
import { TasksRepository } from './tasks.repository.js';

/** Removes the tasks about an erased person, and the person from other tasks; passes on those of a colleague who stops being a recruiter. */
@Injectable()
export class TaskListeners implements OnModuleInit {
  constructor(
    private readonly repository: TasksRepository,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', async (person, session) => {
      person.removed('task', await this.repository.removeOf(person.candidateIds, session));
      person.changed(await this.repository.dropUsers(person.userIds, session));
    });
    this.events.on('recruiter.left', (event, session) => this.passOn(event, session));
  }

  /** The one who took the role follows up the open tasks; a waiting reminder is made anew for them. */
  private async passOn({ userId, actorId }: DomainEventMap['recruiter.left'], session: ClientSession): Promise<void> {
    const ids = (await this.repository.openOf(objectId(userId), session)).map(({ _id }) => _id);
    const unreminded = await this.outbox.dropReminders(ids, session);
    await this.repository.passOn(ids, { assignedTo: objectId(actorId), unreminded }, session);
  }
}
