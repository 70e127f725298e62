import { Injectable } from '@nestjs/common';
import { BULK_MAIL_HOLD_SECONDS } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { objectId } from '../../common/mongo/record.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { ProposeCandidates } from '../applications/propose-candidates.js';
import { RecipientFields } from '../applications/recipient-fields.js';
import { AskAvailability } from '../availability-asks/ask-availability.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { Memberships } from '../candidates/write/memberships.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import { SharedFiles } from '../files/shared-files.js';
import { FoldersService } from '../folders/folders.service.js';
import { Outbox } from '../mail/outbox.service.js';
import type { BulkItemRecord } from './bulk-item.schema.js';
import type { BulkOutcome } from './bulk-items.repository.js';
import { mailFor } from './bulk-mail.js';
import { done, skipped } from './bulk-outcomes.js';
import type { BulkOperationRecord } from './bulk-operation.schema.js';
import {
  deltaOf,
  fieldAfter,
  reverseDelta,
  type BulkMail,
  type BulkProposal,
  type CandidateState,
  type Delta,
} from './bulk.rules.js';

/** An item whose candidate still exists. */
interface Present {
  item: BulkItemRecord;
  candidate: CandidateRecord;
}

/** Changes some candidates of an operation in one transaction, by the services that also change a single candidate. */
@Injectable()
export class BulkEffects {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly saveCandidate: SaveCandidate,
    private readonly memberships: Memberships,
    private readonly folders: FoldersService,
    private readonly outbox: Outbox,
    private readonly proposals: ProposeCandidates,
    private readonly recipientFields: RecipientFields,
    private readonly sharedFiles: SharedFiles,
    private readonly asking: AskAvailability,
  ) {}

  async apply(
    operation: BulkOperationRecord,
    items: readonly BulkItemRecord[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const found = await this.candidates.findWhole(
      items.map(({ candidateId }) => candidateId),
      session,
    );
    const byId = new Map(found.map((candidate) => [String(candidate._id), candidate]));
    const present = items.flatMap((item): Present[] => {
      const candidate = byId.get(String(item.candidateId));
      return candidate ? [{ item, candidate }] : [];
    });
    const gone = items.filter(({ candidateId }) => !byId.has(String(candidateId)));
    const outcomes = await this.effects(operation, present, session);
    return [...outcomes, ...gone.map((item) => skipped(item, 'gone'))];
  }

  private effects(
    operation: BulkOperationRecord,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const { mail, proposal, askAvailability } = operation.action;
    if (askAvailability)
      return operation.undoes
        ? this.cancelQuestions(operation, present, session)
        : this.ask(operation, present, session);
    if (proposal)
      return operation.undoes
        ? this.takeBack(operation, present, session)
        : this.propose(operation, proposal, present, session);
    if (!mail) return this.change(operation, present, session);
    return operation.undoes
      ? this.cancelMails(operation, present, session)
      : this.write(operation, mail, present, session);
  }

  private async change(
    { action, createdBy, undoes }: BulkOperationRecord,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const planned = present.map(({ item, candidate }) => {
      const state = stateOf(candidate);
      const delta = undoes ? reverseDelta(item.effect, state) : deltaOf(action, state);
      return { item, candidate, state, delta };
    });
    const edits = planned.flatMap(({ candidate, state, delta }) => (delta ? [{ candidate, state, delta }] : []));
    if (action.addToFolders ?? action.removeFromFolders) await this.moveInFolders(edits, session);
    else {
      const changes = edits.map(({ candidate, state, delta }) => {
        const { tags, ...fields } = fieldAfter(delta, state);
        return { before: candidate, changes: { ...fields, ...(tags ? { tags: tags.map(objectId) } : {}) } };
      });
      await this.saveCandidate.updateMany(createdBy, changes, session);
    }
    return planned.map(({ item, delta }) =>
      delta ? done(item, delta) : skipped(item, undoes ? 'changed_since' : 'unchanged'),
    );
  }

  private async moveInFolders(
    edits: readonly { candidate: CandidateRecord; state: CandidateState; delta: Delta }[],
    session: ClientSession,
  ): Promise<void> {
    const added = edits.flatMap(({ delta }) => ('added' in delta ? delta.added : []));
    await this.folders.lock([...new Set(added)].map(objectId), 'action.addToFolders', session);
    await this.memberships.setFolders(
      edits.map(({ candidate, state, delta }) => ({
        _id: candidate._id,
        folders: (fieldAfter(delta, state).folders ?? []).map(objectId),
      })),
      session,
    );
  }

  /** Writes one mail to each candidate; it waits a minute before it leaves. */
  private async write(
    { writer, attachments = [] }: BulkOperationRecord,
    mail: BulkMail,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const heldUntil = heldFromNow();
    const scheduledAt = mail.scheduledAt ? new Date(mail.scheduledAt) : null;
    const reached = present.filter(({ candidate }) => !candidate.archived);
    await this.candidates.touchMany(
      reached.map(({ candidate }) => candidate._id),
      session,
    );
    const mails = new Map<BulkItemRecord, Types.ObjectId>();
    const valuesOf = await this.recipientFields.of(
      reached.map(({ candidate }) => candidate),
      writer,
      { session },
    );
    const give = await this.sharedFiles.giving(attachments, session);
    for (const { item, candidate } of reached) {
      const { unfilled, ...content } = mailFor(candidate, valuesOf(candidate), mail);
      if (unfilled.length > 0) continue;
      const { _id: candidateId } = candidate;
      const sent = { writer, candidateId, ...content, templateId: mail.templateId, scheduledAt, heldUntil };
      mails.set(item, (await this.outbox.add({ ...sent, attachments: await give(candidateId) }, session))._id);
    }
    return present.map(({ item, candidate }) => {
      const mailId = mails.get(item);
      return mailId ? done(item, { mailId }) : skipped(item, candidate.archived ? 'archived' : 'unfilled');
    });
  }

  private async cancelMails(
    { createdBy, writer }: BulkOperationRecord,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const mailOf = ({ effect }: BulkItemRecord) => (effect && 'mailId' in effect ? effect.mailId : null);
    const ids = present.flatMap(({ item }) => mailOf(item) ?? []);
    const who = { actorId: createdBy, senderId: writer._id };
    const cancelled = (await this.outbox.cancelMany(who, ids, session)).map(String);
    return present.map(({ item }) =>
      cancelled.includes(String(mailOf(item))) ? done(item, item.effect) : skipped(item, 'already_sent'),
    );
  }

  /** Asks each candidate for their availability; the mails wait a minute before they leave. */
  private async ask(
    { _id, reminds, writer }: BulkOperationRecord,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const asking = { writer, operationId: reminds ?? _id, heldUntil: heldFromNow() };
    const outcomes = await this.asking.ask(
      present.map(({ candidate }) => candidate),
      asking,
      session,
    );
    return present.map(({ item, candidate }) => {
      const outcome = outcomes.get(String(candidate._id)) ?? { skip: 'archived' };
      return 'skip' in outcome ? skipped(item, outcome.skip) : done(item, outcome);
    });
  }

  private async cancelQuestions(
    operation: BulkOperationRecord,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const outcomes = await this.cancelMails(operation, present, session);
    const mailIds = outcomes.flatMap(({ state, effect }) =>
      state === 'done' && effect && 'mailId' in effect && effect.mailId ? [effect.mailId] : [],
    );
    await this.asking.takeBack(mailIds, session);
    return outcomes;
  }

  /** Proposes each candidate who is not archived and has no ongoing application for the job. */
  private async propose(
    { writer }: BulkOperationRecord,
    { jobId, tell }: BulkProposal,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const proposal = { jobId: objectId(jobId), writer, tell, heldUntil: heldFromNow() };
    const possible = present.flatMap(({ candidate }) => (candidate.archived ? [] : [candidate]));
    const made = await this.proposals.propose(proposal, possible, session);
    return present.map(({ item, candidate }) => {
      const effect = made.get(String(candidate._id));
      return effect ? done(item, effect) : skipped(item, candidate.archived ? 'archived' : 'already_applied');
    });
  }

  private async takeBack(
    { createdBy, writer }: BulkOperationRecord,
    present: readonly Present[],
    session: ClientSession,
  ): Promise<BulkOutcome[]> {
    const effectOf = ({ effect }: BulkItemRecord) => (effect && 'applicationId' in effect ? effect : null);
    const effects = present.flatMap(({ item }) => effectOf(item) ?? []);
    const outcomes = await this.proposals.takeBack(effects, { actorId: createdBy, writer }, session);
    return present.map(({ item }) => {
      const outcome = outcomes.get(String(effectOf(item)?.applicationId)) ?? 'changed_since';
      return outcome === 'done' ? done(item, item.effect) : skipped(item, outcome);
    });
  }
}

/** The time until which an undo can stop mails. */
const heldFromNow = (): Date => new Date(Date.now() + BULK_MAIL_HOLD_SECONDS * 1_000);

const stateOf = ({ status, archived, assignedTo, tags, folders }: CandidateRecord): CandidateState => ({
  status,
  archived,
  assignedTo: assignedTo && String(assignedTo),
  tags: tags.map(String),
  folders: folders.map(String),
});
