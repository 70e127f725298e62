import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { objectId } from '../../common/mongo/record.js';
import type { CalendarItemRecord } from './calendar-item.schema.js';
import { CalendarRepository } from './calendar.repository.js';
import { handedOver, withoutPeople } from './calendar.rules.js';

const KEPT = 'assignedItems';

/** Removes the appointments of an erased person, and takes people off the items of others (docs/domain/calendar.md#people). */
@Injectable()
export class CalendarListeners implements OnModuleInit {
  constructor(
    private readonly repository: CalendarRepository,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidates.merged', async (merge, session) => {
      merge.keep(KEPT, await this.repository.reassign(merge.gone._id, merge.stays._id, session));
    });
    this.events.on('candidates.separated', async (merge, session) => {
      await this.repository.reassign(merge.stays._id, merge.gone._id, session, merge.keptOf<Types.ObjectId>(KEPT));
    });
    this.events.on('person.erased', (person, session) => this.forget(person, session));
    this.events.on('recruiter.left', async ({ userId, actorId, at }, session) => {
      const [gone, by] = [objectId(userId), objectId(actorId)];
      const items = await this.repository.findAttended([gone], at, session);
      const changes = items.map((item) => ({ _id: item._id, ...handedOver(item, gone, by) }));
      await this.repository.setPeople(changes, session);
    });
  }

  private async forget(person: ErasedPerson, session: ClientSession): Promise<void> {
    const people = [...person.candidateIds, ...person.userIds];
    const removed = await this.repository.removeAbout(person.candidateIds, session);
    const attended = await this.repository.findAttended(people, null, session);
    const isOthers = (item: CalendarItemRecord): boolean =>
      Boolean(item.candidateId) || withoutPeople(item, people).assignedTo !== null;
    const { others = [], own = [] } = Object.groupBy(attended, (item) => (isOthers(item) ? 'others' : 'own'));
    const ownIds = own.map(({ _id }) => _id);
    person.removed('calendar_item', [...removed, ...(await this.repository.remove(ownIds, session))]);
    const changes = others.map((item) => ({ _id: item._id, ...withoutPeople(item, people) }));
    await this.repository.setPeople(changes, session);
    person.changed(others.length);
  }
}
