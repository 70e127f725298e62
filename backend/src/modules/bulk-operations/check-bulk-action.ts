import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { ProposeCandidates } from '../applications/propose-candidates.js';
import { FoldersService } from '../folders/folders.service.js';
import { chosenTime } from '../mail/chosen-time.js';
import { requireKnownFields } from '../mail/mail-fields.js';
import { TagsService } from '../tags/tags.service.js';
import { Mentions } from '../users/mentions.js';
import { UsersService } from '../users/users.service.js';
import { actionsIn, type BulkAction, type BulkMail } from './bulk.rules.js';

const lowered = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/** Refuses an action that names missing records, before any change; returns it with ids only. */
@Injectable()
export class CheckBulkAction {
  constructor(
    private readonly folders: FoldersService,
    private readonly tags: TagsService,
    private readonly users: UsersService,
    private readonly mentions: Mentions,
    private readonly proposals: ProposeCandidates,
  ) {}

  async run(action: BulkAction): Promise<BulkAction> {
    const { addToFolders, removeFromFolders, assignedTo, tags, mail, proposal } = action;
    if (actionsIn(action).length !== 1) throw ProblemError.field('action', 'invalid');
    if (addToFolders) return { addToFolders: await this.foldersOf(addToFolders, 'addToFolders') };
    if (removeFromFolders) return { removeFromFolders: await this.foldersOf(removeFromFolders, 'removeFromFolders') };
    if (assignedTo) return { assignedTo: await this.recruiterOf(assignedTo) };
    if (tags && !tags.add?.length && !tags.remove?.length) throw ProblemError.field('action.tags', 'required');
    if (proposal) await this.proposals.openJob(proposal.jobId);
    if (mail) await this.requireMail(mail, 'action.mail');
    return action;
  }

  /** Replaces labels of tags by ids; creates new tags in the transaction that starts the operation. */
  async withTagIds(action: BulkAction, session: ClientSession): Promise<BulkAction> {
    if (!action.tags) return action;
    const { add = [], remove = [] } = action.tags;
    const added = (await this.tags.resolve(add, session, 'action.tags.add')).map(String);
    const removed = lowered(remove);
    if (removed.some((id) => added.includes(id))) throw ProblemError.field('action.tags.remove', 'invalid');
    return { tags: { add: added, remove: removed } };
  }

  /** Refuses a mail with unknown fields, unknown mentions or a past time, by field. */
  async requireMail(mail: BulkMail, at: string): Promise<void> {
    const { translations = [] } = mail;
    requireKnownFields(mail, `${at}.`);
    translations.forEach((text, index) => requireKnownFields(text, `${at}.translations.${index}.`));
    chosenTime(mail.scheduledAt, `${at}.scheduledAt`);
    const messages = Object.fromEntries([
      [`${at}.message`, mail.message],
      ...translations.map(({ message }, index) => [`${at}.translations.${index}.message`, message] as const),
    ]) as Record<string, string>;
    await this.mentions.require(Object.keys(messages), messages);
  }

  private async foldersOf(folders: readonly string[], field: string): Promise<string[]> {
    const ids = lowered(folders);
    await this.folders.require(ids.map(objectId), `action.${field}`);
    return ids;
  }

  private async recruiterOf(id: string): Promise<string> {
    if (!(await this.users.isRecruiter(id))) throw ProblemError.field('action.assignedTo', 'invalid_id');
    return id.toLowerCase();
  }
}
