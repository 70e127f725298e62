import type { DraftDevice } from '@byline/shared-types/domain';
import type { FormikValues } from 'formik';
import { removeStored, storedKeys } from '../storage';

/** Identifies a draft by its form and record. Without a record there is one draft for each user (docs/domain/interface.md#drafts). */
export interface DraftOf {
  form: string;
  record?: string;
  /** Query parameters that show the form, in addition to the path (a tab, a panel). A change of one of them closes it. */
  shownBy?: readonly string[];
  /** Fields to leave out, such as uploaded files or a solved bot check. */
  omit?: readonly string[];
  /** Restores the draft without a notice, for steps between which the user goes back and forth. */
  quiet?: boolean;
  /** Leaving the page does not ask, because the draft is restored later. */
  leavesFreely?: boolean;
  /** Submitting the form sends or decides something, so no question about leaving offers it as "save". */
  sends?: boolean;
  /** Closing the form, also by Cancel, keeps the draft and asks nothing. A logout, which drops drafts, still asks. */
  keptOnClose?: boolean;
  /** Keeps the draft when the form is sent, because a later step saves it and then drops the draft. */
  staysWhenSent?: boolean;
}

export interface Draft {
  values: FormikValues;
  /** When it was typed. */
  at: string;
  /** The initial values of the form, as JSON. A value that differs was typed, or changed in the record since. */
  base: string;
  /** The device on which it was typed, if it is another one. */
  device?: DraftDevice;
  /** The server's version that this draft equals or follows. */
  version?: number;
  /** Whether the server has exactly this draft. */
  sent?: boolean;
  /** Another device's draft, which this one replaced before the user saw it. */
  other?: Pick<Draft, 'values' | 'at' | 'device'>;
}

const PREFIX = 'byline.draft';
/** Fields that contain a password or a two-factor code. The forms of both apps use no other names for them. */
const SECRETS = ['password', 'currentPassword', 'confirm', 'code'] as const;
export type SecretField = (typeof SECRETS)[number];
const isSecret = (field: string): boolean => (SECRETS as readonly string[]).includes(field);

/** The values of a form that a draft may contain: never a password. */
export const keepable = (values: FormikValues, { omit = [] }: DraftOf): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field) && !omit.includes(field)));

/**
 * A user's drafts stay in this browser until the user saves or drops them, or logs out. A visitor's drafts stay in this tab, because the
 * next visitor may be another person.
 */
const storageOf = (owner: string | null): Storage => (owner === null ? sessionStorage : localStorage);

const nameOf = ({ form, record = '' }: DraftOf): string => `${form}.${record}`;
const keyOf = (owner: string | null, name: string): string => `${PREFIX}.${owner ?? ''}.${name}`;

export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'values' in value && 'at' in value && 'base' in value;

/** Users who logged out in this page. Their closing forms must not store a draft. */
const loggedOut = new Set<string>();

/** Receives a draft that was typed (null if it was removed), and the version of the previous draft. */
type DraftListener = (owner: string, name: string, draft: Draft | null, followed: number) => void;
const listeners = new Set<DraftListener>();

/** Calls back with every draft of a user that this page writes or removes. */
export function onDraft(listener: DraftListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Drafts that could not be stored, because storage is blocked or full: they last as long as the page. */
const unstored = new Map<string, Draft>();

export function readDraft(owner: string | null, of: DraftOf): Draft | null {
  if (owner !== null) loggedOut.delete(owner);
  return findDraft(owner, nameOf(of));
}

function findDraft(owner: string | null, name: string): Draft | null {
  const key = keyOf(owner, name);
  try {
    const value: unknown = JSON.parse(storageOf(owner).getItem(key) ?? 'null');
    if (isDraft(value)) return value;
  } catch {
    // Storage is blocked, or another program wrote the value.
  }
  return unstored.get(key) ?? null;
}

/** A user's drafts in this browser, by the names of their forms. */
export function draftsOf(owner: string): Map<string, Draft> {
  const prefix = keyOf(owner, '');
  const found = new Map<string, Draft>();
  for (const key of [...storedKeys(prefix), ...unstored.keys()]) {
    const name = key.slice(prefix.length);
    const draft = key.startsWith(prefix) ? findDraft(owner, name) : null;
    if (draft) found.set(name, draft);
  }
  return found;
}

/** Gives the drafts of a record to another one, for records that became one; a draft of the other stays. True if it gave any. */
export function moveDrafts(owner: string, from: string, to: string): boolean {
  const targetOf = (name: string): string => `${name.slice(0, -from.length)}${to}`;
  const moved = [...draftsOf(owner)].filter(([name]) => name.endsWith(`.${from}`) && !findDraft(owner, targetOf(name)));
  for (const [name, draft] of moved) {
    storeDraft(owner, targetOf(name), draft);
    storeDraft(owner, name, null);
  }
  return moved.length > 0;
}

/** Whether this user has a draft that is only on this device. */
export const hasOnlyHere = (owner: string): boolean => [...draftsOf(owner).values()].some(({ sent }) => !sent);

export const isSame = (one: Draft, other: Draft): boolean =>
  one.base === other.base && JSON.stringify(one.values) === JSON.stringify(other.values);

/** Keeps a draft; null removes it. False if storage refused it, so that a reload would lose it. */
export function writeDraft(owner: string | null, of: DraftOf, draft: Draft | null): boolean {
  const name = nameOf(of);
  if (owner !== null && draft && loggedOut.has(owner)) return false;
  const before = findDraft(owner, name);
  // A restored draft keeps its time and its device.
  if (draft && before && isSame(draft, before)) return !unstored.has(keyOf(owner, name));
  const version = before?.version;
  const isStored = storeDraft(owner, name, draft && (version === undefined ? draft : { ...draft, version }));
  if (owner !== null && (draft ?? before)) for (const tell of listeners) tell(owner, name, draft, version ?? 0);
  return isStored;
}

/** Whether a user typed something in this form that is not saved. */
export function waits(owner: string | null, of: DraftOf): boolean {
  const draft = findDraft(owner, nameOf(of));
  return draft !== null && JSON.stringify(draft.values) !== draft.base;
}

const watchers = new Set<() => void>();

/** Calls back when a draft was stored or removed in this page, also one of another device. */
export function onStored(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Stores a draft unchanged, for drafts that come from another device too; null removes it. */
export function storeDraft(owner: string | null, name: string, draft: Draft | null): boolean {
  const isStored = putDraft(owner, name, draft);
  for (const tell of watchers) tell();
  return isStored;
}

function putDraft(owner: string | null, name: string, draft: Draft | null): boolean {
  const key = keyOf(owner, name);
  unstored.delete(key);
  try {
    if (draft === null) storageOf(owner).removeItem(key);
    else storageOf(owner).setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    if (draft) unstored.set(key, draft);
    return draft === null;
  }
}

/** For tests: forgets the drafts that could not be stored, and the logouts. */
export function forgetDrafts(): void {
  unstored.clear();
  loggedOut.clear();
}

/** Removes a user's drafts at their logout. */
export function dropDrafts(owner: string): void {
  const prefix = `${PREFIX}.${owner}.`;
  loggedOut.add(owner);
  removeStored(prefix);
  for (const key of unstored.keys()) if (key.startsWith(prefix)) unstored.delete(key);
}
