import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Principal } from '../../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../../common/errors/problem.error.js';
import { objectId } from '../../../common/mongo/record.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { UsersService } from '../../users/users.service.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import { chosenTime } from '../chosen-time.js';
import type { NamedConversation } from './conversation.presenter.js';
import type { ConversationRecord } from './conversation.record.js';
import { ConversationsRepository } from './conversations.repository.js';
import type { UpdateConversationRequest } from './dto/write-conversation.dto.js';
import { ReadConversations } from './read-conversations.js';

/** Acts of recruiters on conversations, apart from answers. */
@Injectable()
export class ChangeConversations {
  constructor(
    private readonly repository: ConversationsRepository,
    private readonly lists: ConversationListsRepository,
    private readonly reading: ReadConversations,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  async update(
    me: Principal,
    id: string,
    { version, done, laterUntil, discarded, assigneeId }: UpdateConversationRequest,
  ): Promise<NamedConversation> {
    if (assigneeId && !(await this.users.isRecruiter(assigneeId))) throw ProblemError.field('assigneeId', 'invalid_id');
    await this.transactions.run(async (session) => {
      const saved = await orNotFound(this.repository.find(id, session));
      if (version !== undefined && version !== saved.version) throw new ProblemError('stale_version');
      const changes: Partial<ConversationRecord> = {
        ...(done !== undefined && openness(saved, done, objectId(me.userId))),
        ...(laterUntil !== undefined && puttingOff(saved, chosenTime(laterUntil, 'laterUntil'), objectId(me.userId))),
        ...(discarded !== undefined && discarding(saved, discarded)),
        ...(assigneeId !== undefined && { assigneeId: assigneeId ? objectId(assigneeId) : null }),
      };
      if (Object.keys(changes).length > 0) await this.repository.change(saved._id, changes, session);
    });
    return this.reading.named(await orNotFound(this.repository.find(id)));
  }

  async finish(ids: readonly string[]): Promise<void> {
    const found = await this.lists.existing(ids);
    if (found.length < new Set(ids.map((id) => id.toLowerCase())).size) throw new ProblemError('not_found');
    await this.transactions.run((session) =>
      this.repository.changeMany(found, { open: false, read: [], laterUntil: null }, session),
    );
  }

  async setRead(me: Principal, id: string, read: boolean): Promise<void> {
    await orNotFound(this.repository.find(id));
    await this.lists.setRead(id, objectId(me.userId), read);
  }
}

/** Only a conversation into which a mail came can be put off, and no discarded one; without a time it waits again at once. */
function puttingOff(
  saved: ConversationRecord,
  laterUntil: Date | null,
  me: Types.ObjectId,
): Pick<ConversationRecord, 'laterUntil' | 'open' | 'read'> | null {
  if (!saved.receivedAt) return null;
  if (saved.discardedAt)
    throw new ProblemError('impossible_transition', { parameters: { from: 'discarded', to: 'put_off' } });
  if (laterUntil === null) return saved.laterUntil ? { laterUntil: null, open: true, read: [me] } : null;
  return { laterUntil, open: false, read: [] };
}

/** One with a candidate stays. One that is taken back waits as before. */
function discarding(
  { candidateId, discardedAt, receivedAt }: ConversationRecord,
  discarded: boolean,
): Pick<ConversationRecord, 'discardedAt' | 'open' | 'read' | 'laterUntil'> | null {
  if (candidateId)
    throw new ProblemError('impossible_transition', { parameters: { from: 'assigned', to: 'discarded' } });
  if ((discardedAt !== null) === discarded) return null;
  const open = !discarded && receivedAt !== null;
  return { discardedAt: discarded ? new Date() : null, open, read: [], laterUntil: null };
}

/** Only a conversation into which a mail came can wait for an answer, and no discarded one; its reader has read it. */
function openness(
  { receivedAt, open, discardedAt }: ConversationRecord,
  done: boolean,
  me: Types.ObjectId,
): Pick<ConversationRecord, 'open' | 'read' | 'laterUntil'> | null {
  if (done) return { open: false, read: [], laterUntil: null };
  return receivedAt && !open && !discardedAt ? { open: true, read: [me], laterUntil: null } : null;
}
