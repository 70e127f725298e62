import type { MessageId } from '@byline/web-kit/i18n';

/**
 * Every key of the console, by the groups of the sheet that lists them. `press` has the presses of a sequence, divided by blanks; `Mod` is Ctrl, or ⌘ on a Mac. Those
 * with an id are page-wide (`useHotkeys`); the others stand here for the sheet, because a part of a screen takes them.
 */
const GROUPS = [
  {
    label: 'keys.anywhere',
    keys: [
      { id: 'palette', press: 'Mod+K', label: 'keys.palette' },
      { id: 'search', press: '/', label: 'layout.searchCandidates' },
      { id: 'sheet', press: '?', label: 'agenda.keyHelp' },
      { press: 'F8', label: 'keys.notice' },
      { press: 'Escape', label: 'keys.close' },
    ],
  },
  {
    label: 'keys.goTo',
    keys: [
      { id: 'goDay', press: 'G D', label: 'day.title' },
      { id: 'goCandidates', press: 'G C', label: 'layout.candidates' },
      { id: 'goJobs', press: 'G J', label: 'layout.jobs' },
      { id: 'goMail', press: 'G M', label: 'layout.mail' },
      { id: 'goAgenda', press: 'G A', label: 'layout.agenda' },
      { id: 'goTasks', press: 'G T', label: 'layout.tasks' },
      { id: 'goStatistics', press: 'G S', label: 'layout.statistics' },
    ],
  },
  {
    label: 'keys.create',
    keys: [
      { id: 'createCandidate', press: 'C C', label: 'layout.newCandidate' },
      { id: 'createJob', press: 'C J', label: 'jobs.add' },
      { id: 'createTask', press: 'C T', label: 'tasks.add' },
    ],
  },
  {
    label: 'keys.list',
    keys: [
      { press: '↓ ↑', label: 'keys.rows' },
      { press: 'Enter', label: 'keys.openRow' },
      { id: 'next', press: 'J', label: 'keys.next' },
      { id: 'previous', press: 'K', label: 'keys.previous' },
    ],
  },
  {
    label: 'layout.mail',
    keys: [
      { id: 'answer', press: 'R', label: 'keys.answer' },
      { id: 'done', press: 'E', label: 'keys.done' },
      { id: 'unread', press: 'U', label: 'keys.unread' },
    ],
  },
  {
    label: 'layout.agenda',
    keys: [
      { id: 'today', press: 'T', label: 'agenda.today' },
      { id: 'addItem', press: 'N', label: 'agenda.add' },
      { id: 'day', press: 'D', label: 'agenda.day' },
      { id: 'week', press: 'W', label: 'agenda.week' },
      { id: 'month', press: 'M', label: 'agenda.month' },
      { press: '← → ↑ ↓', label: 'agenda.keyGo' },
      { press: 'Enter', label: 'agenda.keyOpen' },
      { press: 'Delete', label: 'agenda.keyRemove' },
      { press: 'Alt + ← → ↑ ↓', label: 'agenda.keyMove' },
      { press: 'Alt + Shift + ↑ ↓', label: 'agenda.keyEnd' },
    ],
  },
  {
    label: 'keys.writing',
    keys: [
      { press: 'Mod+Enter', label: 'keys.send' },
      { press: '@', label: 'keys.mention' },
      { press: '/', label: 'keys.template' },
      { press: 'Space', label: 'keys.lift' },
    ],
  },
] as const satisfies readonly { label: MessageId; keys: readonly KeyEntry[] }[];

interface KeyEntry {
  id?: string;
  press: string;
  label: MessageId;
}

type Entry = (typeof GROUPS)[number]['keys'][number];

/** A page-wide key. */
export type KeyId = Extract<Entry, { id: string }>['id'];

export const KEY_GROUPS: readonly { label: MessageId; keys: readonly KeyEntry[] }[] = GROUPS;

const PRESSES = new Map(GROUPS.flatMap(({ keys }) => keys.map((key: KeyEntry) => [key.id, key.press])));

export const KEY_IDS = [...PRESSES.keys()].filter((id) => id !== undefined) as KeyId[];

export const pressesOf = (id: KeyId): string => PRESSES.get(id) ?? '';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const SIGNS: Record<string, string> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del',
  Space: '␣',
};

/** The presses as they stand on a keyboard, each as its keys. */
export const shownKeys = (press: string): string[] =>
  press
    .replace(' + ', '+')
    .replace(' + ', '+')
    .split(/[ +]/)
    .map((key) => SIGNS[key] ?? key);
