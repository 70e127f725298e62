import { Injectable } from '@nestjs/common';
import type { ViewReference } from '@byline/shared-types/domain';
import { isRecruiter } from '../../common/auth/principal.js';
import { FoldersService } from '../folders/folders.service.js';
import { JobBriefs } from '../jobs/job-briefs.js';
import { SkillsService } from '../skills/skills.service.js';
import { SourcesService } from '../sources/sources.service.js';
import { TagsService } from '../tags/tags.service.js';
import { UsersService } from '../users/users.service.js';
import { referencesOf, withoutGone } from './viewed-list.js';
import type { CandidateViewRecord, ViewedList } from './candidate-view.schema.js';

const idsOf = (records: readonly { _id: unknown }[]): string[] => records.map(({ _id }) => String(_id));

/** Leaves out the filters of views that name removed records (docs/domain/views.md#gone). */
@Injectable()
export class GoneFilters {
  private readonly existing: Record<ViewReference, (ids: string[]) => Promise<string[]>>;

  constructor(
    folders: FoldersService,
    jobs: JobBriefs,
    skills: SkillsService,
    sources: SourcesService,
    tags: TagsService,
    users: UsersService,
  ) {
    this.existing = {
      skills: async (ids) => idsOf((await skills.findMany(ids)).filter(({ removedAt }) => removedAt === null)),
      tags: async (ids) => idsOf(await tags.labelsOf(ids)),
      sourceId: async (ids) =>
        idsOf((await Promise.all(ids.map((id) => sources.find(id)))).filter((one) => one !== null)),
      assignedTo: async (ids) => idsOf((await users.findPeople(ids)).filter((user) => isRecruiter(user))),
      folder: (ids) => folders.existing(ids),
      jobId: async (ids) => idsOf((await jobs.namesOf(ids)).filter(({ removed }) => removed !== true)),
    };
  }

  /** The list of each view without such filters, and the names of those filters. */
  async of(
    views: readonly CandidateViewRecord[],
  ): Promise<(view: CandidateViewRecord) => { list: ViewedList; gone: ViewReference[] }> {
    const named = views.flatMap(({ list }) => referencesOf(list.filter));
    const names = [...new Set(named.map(({ name }) => name))];
    const found = await Promise.all(
      names.map(async (name) => {
        const ids = new Set(named.filter((one) => one.name === name).map(({ id }) => id));
        return [name, new Set(await this.existing[name]([...ids]))] as const;
      }),
    );
    const existing = new Map(found);
    return ({ list }) => {
      const { filter, gone } = withoutGone(list.filter, (name, id) => existing.get(name)?.has(id) ?? false);
      return { list: { ...list, filter }, gone };
    };
  }
}
