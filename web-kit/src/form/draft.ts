import type { FormikValues } from 'formik';
import { removeStored } from '../storage';

/** Which form and record a draft is of; without a record there is one for each user. */
export interface DraftOf {
  form: string;
  record?: string;
  /** Query parameters that show the form, beside the path (a tab, a panel): a change of them closes it. */
  shownBy?: readonly string[];
  /** Fields that are not kept, such as uploaded files or a solved bot check. */
  omit?: readonly string[];
  /** Restored without a notice, for steps that one goes back and forth between. */
  quiet?: boolean;
  /** Kept when the form is sent, because a later step saves it and then drops the draft. */
  staysWhenSent?: boolean;
}

export interface Draft {
  values: FormikValues;
  /** When it was typed. */
  at: string;
  /** The values that the form began with; with others the record has changed since. */
  base: string;
}

const PREFIX = 'byline.draft';
const isSecret = (field: string): boolean => /password|confirm|code/i.test(field);

/** What may be kept of a form: never a password. */
export const keepable = (values: FormikValues, { omit = [] }: DraftOf): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field) && !omit.includes(field)));

/**
 * A user's drafts stay in this browser until they are saved, dropped or logged out of. A visitor's stay in this tab: nobody knows who
 * comes next.
 */
const storageOf = (owner: string | null): Storage => (owner === null ? sessionStorage : localStorage);

const keyOf = (owner: string | null, { form, record = '' }: DraftOf): string =>
  `${PREFIX}.${owner ?? ''}.${form}.${record}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'values' in value && 'at' in value && 'base' in value;

/** Users who logged out in this page: their forms, which close now, must store no draft any more. */
const loggedOut = new Set<string>();

/** Drafts that could not be stored, because storage is blocked or full: they last as long as the page. */
const unstored = new Map<string, Draft>();

export function readDraft(owner: string | null, of: DraftOf): Draft | null {
  const key = keyOf(owner, of);
  if (owner !== null) loggedOut.delete(owner);
  try {
    const value: unknown = JSON.parse(storageOf(owner).getItem(key) ?? 'null');
    if (isDraft(value)) return value;
  } catch {
    // Blocked, or none of ours.
  }
  return unstored.get(key) ?? null;
}

/** Stores a draft; null removes it. False when it could not be stored, so that a reload would lose it. */
export function writeDraft(owner: string | null, of: DraftOf, draft: Draft | null): boolean {
  const key = keyOf(owner, of);
  unstored.delete(key);
  if (owner !== null && draft && loggedOut.has(owner)) return false;
  try {
    if (draft === null) storageOf(owner).removeItem(key);
    else storageOf(owner).setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    if (draft) unstored.set(key, draft);
    return draft === null;
  }
}

/** Logging out leaves nothing behind that was typed. */
export function dropDrafts(owner: string): void {
  const prefix = `${PREFIX}.${owner}.`;
  loggedOut.add(owner);
  removeStored(prefix);
  for (const key of unstored.keys()) if (key.startsWith(prefix)) unstored.delete(key);
}
