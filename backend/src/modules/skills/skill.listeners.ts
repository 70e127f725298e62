import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { ErasePerson } from '../candidates/write/erase-person.js';
import { SkillsRepository } from './skills.repository.js';

/** Removes the proposals of an erased person, or their author only. */
@Injectable()
export class SkillListeners implements OnModuleInit {
  constructor(
    private readonly skills: SkillsRepository,
    private readonly erasePerson: ErasePerson,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.erased', (person, session) => this.forget(person, session));
  }

  /** A skill that is approved, or that another candidate has, stays without an author. */
  private async forget(person: ErasedPerson, session: ClientSession): Promise<void> {
    for (const skill of await this.skills.createdBy(person.userIds, session)) {
      const isKept =
        skill.state === 'approved' || (await this.erasePerson.othersHaveSkill(skill._id, person.candidateIds, session));
      if (isKept) await this.skills.disown(skill, session);
      else await this.skills.delete(skill._id, session);
      if (isKept) person.changed(1);
      else person.removed('skill', [skill._id]);
    }
  }
}
