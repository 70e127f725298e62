import { Injectable } from '@nestjs/common';
import { MAX_SHARED_VIEWS, MAX_VIEWS } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { UsersService } from '../users/users.service.js';
import { ownsView, requireOwner, requireReadable } from './candidate-view.policy.js';
import type { CandidateViewOf } from './candidate-view.presenter.js';
import { viewedListOf } from './viewed-list.js';
import type { CandidateViewRecord } from './candidate-view.schema.js';
import { CandidateViewsRepository, type ViewContent } from './candidate-views.repository.js';
import type { CreateCandidateViewRequest, UpdateCandidateViewRequest } from './dto/candidate-view.dto.js';
import { GoneFilters } from './gone-filters.js';
import { ViewFollowersRepository, type Follower } from './view-followers.repository.js';

/** Views without a place follow those with one, in the order of their creation. */
const placeOf = (follower: Follower | undefined): number => follower?.place ?? Number.MAX_SAFE_INTEGER;

/** Views of the candidate list: their contents, owners and order (docs/domain/views.md). */
@Injectable()
export class CandidateViewsService {
  constructor(
    private readonly repository: CandidateViewsRepository,
    private readonly followers: ViewFollowersRepository,
    private readonly goneFilters: GoneFilters,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async list(me: Principal): Promise<CandidateViewOf[]> {
    const [views, followers] = await Promise.all([
      this.repository.readable(me.userId),
      this.followers.ofUser(me.userId),
    ]);
    const followerOf = new Map(followers.map((follower) => [String(follower.viewId), follower]));
    const place = ({ _id }: CandidateViewRecord): number => placeOf(followerOf.get(String(_id)));
    return this.present(
      me,
      views.toSorted((a, b) => place(a) - place(b)),
      followerOf,
    );
  }

  async view(me: Principal, id: string): Promise<CandidateViewOf> {
    return this.presentOne(me, await this.readable(me, id));
  }

  /** A view that the caller may read. */
  async readable(me: Principal, id: string): Promise<CandidateViewRecord> {
    const view = await orNotFound(this.repository.find(id));
    requireReadable(me, view);
    return view;
  }

  async create(me: Principal, { name, shared = false, list }: CreateCandidateViewRequest): Promise<CandidateViewOf> {
    if ((await this.repository.countOwn(me.userId)) >= MAX_VIEWS) throw ProblemError.field('name', 'too_many');
    if (shared) await this.requireRoom();
    const view = { name, shared, list: viewedListOf(list), createdBy: objectId(me.userId) };
    return this.presentOne(me, await this.transactions.run((session) => this.repository.create(view, session)));
  }

  async update(me: Principal, id: string, request: UpdateCandidateViewRequest): Promise<CandidateViewOf> {
    const { version, list, ...fields } = request;
    const view = await this.readable(me, id);
    requireOwner(me, view);
    const changes: Partial<ViewContent> = definedFields({ ...fields, list: list && viewedListOf(list) });
    if (leavesAsIs(view, version, changes)) return this.presentOne(me, view);
    if (changes.shared && !view.shared) await this.requireRoom();
    const updated = await this.transactions.run(async (session) => {
      if (changes.shared === false) await this.followers.keepOnly(view._id, me.userId, session);
      if (changes.list) await this.followers.forgetSeen(view._id, session);
      return this.repository.update(view._id, version, changes, session);
    });
    return this.presentOne(me, updated);
  }

  /** Removes a view; for a day `restore` brings it back, with its followers. */
  async remove(me: Principal, id: string): Promise<void> {
    const view = await this.readable(me, id);
    requireOwner(me, view);
    await this.setRemoved(view, new Date());
  }

  async restore(me: Principal, id: string): Promise<CandidateViewOf> {
    const view = await orNotFound(this.repository.findRemoved(id));
    requireOwner(me, view);
    return this.presentOne(me, await this.setRemoved(view, null));
  }

  /** Stores the caller's own order (docs/domain/views.md#order). */
  async order(me: Principal, viewIds: readonly string[]): Promise<void> {
    const readable = new Set((await this.repository.readable(me.userId)).map(({ _id }) => String(_id)));
    const ids = [...new Set(viewIds.map((id) => id.toLowerCase()))];
    if (!ids.every((id) => readable.has(id))) throw ProblemError.field('viewIds', 'invalid_id');
    await this.transactions.run((session) => this.followers.order(me.userId, ids.map(objectId), session));
  }

  /** Hands the shared views of a recruiter who leaves to a colleague, and deletes the private ones. */
  async leave(userId: string, heir: string, session: ClientSession): Promise<void> {
    const removed = await this.repository.deletePrivate(userId, session);
    await this.followers.deleteOfViews(removed, session);
    await this.followers.deleteOfUser(userId, session);
    await this.repository.handOver(userId, heir, session);
  }

  private async requireRoom(): Promise<void> {
    if ((await this.repository.countShared()) >= MAX_SHARED_VIEWS) throw ProblemError.field('shared', 'too_many');
  }

  private setRemoved({ _id }: CandidateViewRecord, removedAt: Date | null): Promise<CandidateViewRecord> {
    return this.transactions.run(async (session) => {
      await this.followers.setRemoved(_id, removedAt, session);
      return this.repository.update(_id, undefined, { removedAt }, session);
    });
  }

  private async presentOne(me: Principal, view: CandidateViewRecord): Promise<CandidateViewOf> {
    const follower = await this.followers.find(view._id, me.userId);
    const [shown] = await this.present(me, [view], new Map(follower ? [[String(view._id), follower]] : []));
    if (!shown) throw new Error('one view is shown once');
    return shown;
  }

  private async present(
    me: Principal,
    views: readonly CandidateViewRecord[],
    followerOf: ReadonlyMap<string, Follower>,
  ): Promise<CandidateViewOf[]> {
    const [listOf, ownerOf] = await Promise.all([
      this.goneFilters.of(views),
      joinById(
        views.map(({ createdBy }) => createdBy),
        (ids) => this.users.namesOf(ids),
      ),
    ]);
    return views.map((view) => ({
      view,
      ...listOf(view),
      owner: ownerOf(view.createdBy) ?? null,
      isMine: ownsView(me, view),
      follower: followerOf.get(String(view._id)) ?? null,
    }));
  }
}
