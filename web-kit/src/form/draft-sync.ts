import { MAX_DRAFT, type DraftDevice } from '@byline/shared-types/domain';
import { statusOf } from '../problems/problem';
import { draftsOf, isDraft, isSame, onDraft, storeDraft, type Draft } from './draft';

/** A draft on the server; its content is null if the form was saved or the draft dropped. */
export interface RemoteDraft {
  form: string;
  content: string | null;
  device: DraftDevice;
  version: number;
  typedAt: string;
}

interface Remote {
  list: () => Promise<RemoteDraft[]>;
  /** Stores a draft that follows this version; fails with 409 if the server has another version. */
  put: (draft: Omit<RemoteDraft, 'typedAt'>) => Promise<unknown>;
}

const SENT_AFTER_MS = 1500;
const AGAIN_AFTER_MS = 30_000;

const deviceHere = (): DraftDevice =>
  window.matchMedia('(pointer: coarse) and (max-device-width: 767px)').matches ? 'phone' : 'computer';

/** Sends the waiting drafts of each user in this page. */
const senders = new Set<() => Promise<void>>();

/** Sends waiting drafts now, before a logout ends the session. */
export async function sendDrafts(): Promise<void> {
  await Promise.all([...senders].map((send) => send()));
}

/** Null if another version of this app wrote the draft. */
function readContent({ content, device, version, typedAt }: RemoteDraft): Draft | null {
  try {
    const draft: unknown = { ...(JSON.parse(content ?? '') as object), at: typedAt, device, version, sent: true };
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Synchronises a user's drafts between this browser and the server, so that the user can continue on another device. The server numbers the
 * versions of each draft. If two devices type after the same version, the second one keeps its own text and offers the first one's
 * (docs/domain/interface.md#drafts).
 */
export class DraftSync {
  /** The server's versions, as this page knows them. */
  private readonly versions = new Map<string, number>();
  /** Drafts to send, and the versions that they follow. */
  private readonly waiting = new Map<string, [draft: Draft | null, followed: number]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly owner: string,
    private readonly remote: Remote,
  ) {}

  /** Follows the drafts of this page until the returned function is called. */
  start(): () => void {
    const stop = onDraft((owner, name, draft, followed) => {
      if (owner === this.owner) this.later(name, draft, followed);
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

  /** Adopts the changes of other devices. If the server does not answer, the drafts stay unchanged. */
  async load(): Promise<void> {
    const listed = await this.remote.list().catch(() => null);
    if (!listed) return;
    const here = draftsOf(this.owner);
    for (const remote of listed) {
      const { form, version } = remote;
      // This page has sent a newer version meanwhile.
      if (version < this.known(form)) continue;
      this.versions.set(form, version);
      this.merge(form, here.get(form), readContent(remote), version);
    }
    const known = new Set(listed.map(({ form }) => form));
    for (const [form, local] of here) if (!local.sent && !known.has(form)) this.later(form, local);
  }

  private merge(form: string, local: Draft | undefined, remote: Draft | null, version: number): void {
    const store = (draft: Draft | null): unknown => storeDraft(this.owner, form, draft);
    if (!local || local.sent) {
      if (local?.version !== version) store(remote);
    } else if (local.version === version || (!remote && local.version === undefined)) this.later(form, local);
    else if (!remote || isSame(local, remote)) store({ ...local, version, sent: true });
    else {
      const { values, at, device } = remote;
      const kept = { ...local, version, other: { values, at, ...(device && { device }) } };
      store(kept);
      this.later(form, kept);
    }
  }

  private readonly known = (form: string): number => this.versions.get(form) ?? 0;

  private later(form: string, draft: Draft | null, followed = 0, after = SENT_AFTER_MS): void {
    this.waiting.set(form, [draft, followed]);
    this.timer ??= setTimeout(() => void this.flush(), after);
  }

  /** Sends one draft after the other, in the order of typing. */
  private readonly flush = (): Promise<void> => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const drafts = [...this.waiting];
    this.waiting.clear();
    for (const [form, [draft, followed]] of drafts)
      this.sending = this.sending.then(() => this.send(form, draft, followed));
    return this.sending;
  };

  private async send(form: string, draft: Draft | null, followed: number): Promise<void> {
    const kept = (): Draft | undefined => draftsOf(this.owner).get(form);
    const content = draft && JSON.stringify({ values: draft.values, base: draft.base });
    const version = Math.max(followed, this.known(form), kept()?.version ?? 0);
    if (content === null ? version === 0 : content.length > MAX_DRAFT) return;
    try {
      await this.remote.put({ form, content, device: draft?.device ?? deviceHere(), version });
    } catch (error) {
      const status = statusOf(error) ?? 500;
      if (status === 409) await this.load();
      else if (status >= 500 && !this.waiting.has(form)) this.later(form, draft, version, AGAIN_AFTER_MS);
      return;
    }
    this.versions.set(form, version + 1);
    const local = kept();
    if (local) storeDraft(this.owner, form, { ...local, version: version + 1, sent: local.at === draft?.at });
  }
}
