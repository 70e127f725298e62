import { MAX_DRAFT, type DraftDevice } from '@byline/shared-types/domain';
import { now } from '../dates';
import { statusOf } from '../problems/problem';
import { draftsOf, isDraft, onDraft, storeDraft, type Draft } from './draft';

/** A draft as the server has it. */
export interface RemoteDraft {
  form: string;
  content: string;
  device: DraftDevice;
  typedAt: string;
}

interface Remote {
  list: () => Promise<RemoteDraft[]>;
  /** Keeps what was typed; content null forgets it. */
  put: (draft: Omit<RemoteDraft, 'content'> & { content: string | null }) => Promise<unknown>;
}

const SENT_AFTER_MS = 1500;
const AGAIN_AFTER_MS = 30_000;

const deviceHere = (): DraftDevice =>
  window.matchMedia('(pointer: coarse) and (max-device-width: 767px)').matches ? 'phone' : 'computer';

/** What sends the drafts that this page keeps in step. */
const senders = new Set<() => Promise<void>>();

/** Sends now what the server does not know of yet: a logout comes before its time, and takes the session. */
export async function sendDrafts(): Promise<void> {
  await Promise.all([...senders].map((send) => send()));
}

/** Null for what another version of this app may have written. */
function readContent(content: string, about: Pick<Draft, 'at' | 'device' | 'sent'>): Draft | null {
  try {
    const draft: unknown = { ...(JSON.parse(content) as object), ...about };
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a user's drafts of this browser and of the server in step, so that another device goes on where this one stopped
 * (docs/domain/interface.md#drafts). This browser comes first; the server is told a moment later, of what changed alone.
 */
export class DraftSync {
  /** Drafts that the server may have. */
  private readonly there = new Set<string>();
  private readonly waiting = new Map<string, Draft | null>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly owner: string,
    private readonly remote: Remote,
  ) {}

  /** Follows what is typed in this page until it is called off. */
  start(): () => void {
    const stop = onDraft((owner, name, draft) => {
      if (owner === this.owner) this.later(name, draft, SENT_AFTER_MS);
    });
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void this.flush();
    };
    document.addEventListener('visibilitychange', leave);
    senders.add(this.flush);
    return () => {
      senders.delete(this.flush);
      stop();
      document.removeEventListener('visibilitychange', leave);
      void this.flush();
    };
  }

  /** Takes over what was typed, saved or dropped on another device. Without an answer there is what is here. */
  async load(): Promise<void> {
    const listed = await this.remote.list().catch(() => null);
    if (listed) this.merge(listed);
  }

  private merge(listed: RemoteDraft[]): void {
    const here = draftsOf(this.owner);
    for (const { form, content, device, typedAt } of listed) {
      this.there.add(form);
      const local = here.get(form);
      here.delete(form);
      if (local && local.at > typedAt) this.later(form, local, SENT_AFTER_MS);
      else if (local?.at === typedAt) storeDraft(this.owner, form, { ...local, sent: typedAt });
      else storeDraft(this.owner, form, readContent(content, { at: typedAt, device, sent: typedAt }));
    }
    for (const [form, local] of here) {
      // The server had it, and does not any more: it was saved or dropped elsewhere.
      if (local.sent === local.at) storeDraft(this.owner, form, null);
      else this.later(form, local, SENT_AFTER_MS);
    }
  }

  private later(form: string, draft: Draft | null, after: number): void {
    this.waiting.set(form, draft);
    const due = performance.now() + after;
    if (this.timer !== undefined && this.due <= due) return;
    clearTimeout(this.timer);
    this.due = due;
    this.timer = setTimeout(() => void this.flush(), after);
  }

  /** One call after the other, in the order of what was typed. */
  private readonly flush = (): Promise<void> => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const drafts = [...this.waiting];
    this.waiting.clear();
    for (const [form, draft] of drafts) this.sending = this.sending.then(() => this.send(form, draft));
    return this.sending;
  };

  private async send(form: string, draft: Draft | null): Promise<void> {
    const content = draft && JSON.stringify({ values: draft.values, base: draft.base });
    if (content === null ? !this.there.has(form) : content.length > MAX_DRAFT) return;
    this.there.add(form);
    const typedAt = draft?.at ?? new Date(now()).toISOString();
    try {
      await this.remote.put({ form, content, device: draft?.device ?? deviceHere(), typedAt });
    } catch (error) {
      // It is here meanwhile; what was refused would be refused again.
      if ((statusOf(error) ?? 500) >= 500 && !this.waiting.has(form)) this.later(form, draft, AGAIN_AFTER_MS);
      return;
    }
    const kept = draftsOf(this.owner).get(form);
    if (!draft) this.there.delete(form);
    else if (kept?.at === draft.at) storeDraft(this.owner, form, { ...kept, sent: draft.at });
  }
}
