import { useAddressParams } from '@byline/web-kit/address';
import type { ChangeKind } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';
import { useStored } from '../../lib/useStored';

/** In display order; without `?tab=` the card shows the first tab that is not hidden. */
const TABS = ['interviews', 'scorecards', 'notes', 'tests', 'mail', 'tasks'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Record<Tab, MessageId> = {
  interviews: 'interviews.tab',
  scorecards: 'scorecards.tab',
  notes: 'notes.tab',
  tests: 'tests.tab',
  mail: 'emails.tab',
  tasks: 'tasks.tab',
};

/** The changes that a tab shows. */
export const TAB_KINDS: Record<Tab, ChangeKind> = {
  interviews: 'interview',
  scorecards: 'candidate-scorecard',
  notes: 'note',
  tests: 'test',
  mail: 'email',
  tasks: 'task',
};

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

/** Reads the tab from the address: `none` for a closed card, `applications` for a section of the profile. */
export function useTab() {
  const [params, change] = useAddressParams();
  const [stored, setStored] = useStored('hiddenTabs', '', (text) => text);
  const hidden = stored.split(',');
  const asked = params.get('tab');
  const shown = TABS.filter((tab) => !hidden.includes(tab));
  const first = shown[0] ?? TABS[0];
  const choose = (next: Tab | null): void =>
    change({ tab: next ?? 'none', mail: null, conversation: null, record: null }, { replace: true });
  const tab = asked === 'none' ? null : isTab(asked) ? asked : first;
  return {
    tab,
    /** The address leads to one tab. */
    asksTab: isTab(asked),
    choose,
    open: () => choose(first),
    showsApplications: asked === 'applications',
    /** A hidden tab shows while the address leads to it. */
    tabs: TABS.map((id) => ({ id, shown: shown.includes(id), inCard: shown.includes(id) || id === tab })),
    toggle: (id: string): void => {
      if (!isTab(id)) return;
      const hides = shown.includes(id);
      setStored(TABS.filter((one) => (one === id ? hides : hidden.includes(one))).join(','));
      if (hides && id === tab) choose(shown.find((one) => one !== id) ?? TABS[0]);
    },
  };
}
