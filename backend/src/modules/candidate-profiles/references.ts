import { Injectable } from '@nestjs/common';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import { SkillsService } from '../skills/skills.service.js';
import { TagsService } from '../tags/tags.service.js';
import { UsersService } from '../users/users.service.js';
import type { References } from './candidate-profile.presenter.js';

const unique = (ids: readonly unknown[]): string[] => [...new Set(ids.filter(Boolean).map(String))];

/** Loads what candidates refer to: one query a collection, however many candidates. */
@Injectable()
export class ReferenceLoader {
  constructor(
    private readonly skills: SkillsService,
    private readonly tags: TagsService,
    private readonly users: UsersService,
  ) {}

  async load(candidates: readonly CandidateRecord[]): Promise<References> {
    const [skills, tags, people] = await Promise.all([
      this.skills.findMany(unique(candidates.flatMap((candidate) => candidate.skills.map(({ skillId }) => skillId)))),
      this.tags.findMany(unique(candidates.flatMap((candidate) => candidate.tags))),
      this.users.findMany(unique(candidates.map(({ assignedTo }) => assignedTo))),
    ]);
    return {
      skills: new Map(skills.map(({ _id, label, state }) => [String(_id), { label, state }])),
      tags: new Map(tags.map(({ _id, label }) => [String(_id), label])),
      people: new Map(people.map(({ _id, firstname, name }) => [String(_id), { _id: String(_id), firstname, name }])),
    };
  }
}
