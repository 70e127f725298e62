import type { MessageId } from '@byline/web-kit/i18n';
import { BriefcaseBusiness, CalendarDays, ChartColumn, ListChecks, Users, type LucideIcon } from 'lucide-react';

interface Tab {
  to: string;
  label: MessageId;
  icon: LucideIcon;
  /** Addresses this tab stands for beside its own. */
  also?: string;
}

/** Tabs of the top bar and of the phone's foot: one line a screen. */
export const TABS: readonly Tab[] = [
  { to: '/candidates', label: 'layout.candidates', icon: Users },
  { to: '/jobs', label: 'layout.jobs', icon: BriefcaseBusiness, also: '/jobapplications' },
  { to: '/agenda', label: 'layout.agenda', icon: CalendarDays },
  { to: '/tasks', label: 'layout.tasks', icon: ListChecks },
  { to: '/settings/stats', label: 'layout.statistics', icon: ChartColumn },
];

interface SettingsEntry {
  to: string;
  label: MessageId;
  /** Nobody else may see it. */
  superAdmin?: true;
}

interface SettingsGroup {
  /** Without one a hairline stands above the group. */
  label?: MessageId;
  entries: readonly SettingsEntry[];
}

const SETTINGS: readonly SettingsGroup[] = [
  {
    label: 'layout.recruitment',
    entries: [
      { to: '/settings/specialisations', label: 'layout.specialisations' },
      { to: '/settings/interviews', label: 'layout.interviews' },
      { to: '/settings/scorecards', label: 'layout.scorecards' },
    ],
  },
  { label: 'layout.channels', entries: [{ to: '/settings/mediums', label: 'layout.mediums' }] },
  {
    label: 'layout.team',
    entries: [
      { to: '/settings/recruiters', label: 'layout.recruiters' },
      { to: '/settings/operations', label: 'layout.operations' },
      { to: '/settings/security-log', label: 'layout.securityLog', superAdmin: true },
    ],
  },
  {
    entries: [
      { to: '/settings/folders', label: 'layout.folders' },
      { to: '/settings/stats', label: 'layout.statistics' },
    ],
  },
];

/** The settings that somebody may see: a menu in the top bar, and the list at the left of each of them. */
export const settingsOf = ({ roles }: { roles: readonly string[] }): SettingsGroup[] =>
  SETTINGS.map((group) => ({
    ...group,
    entries: group.entries.filter(({ superAdmin }) => !superAdmin || roles.includes('super-admin')),
  }));

const under = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const isCurrent = (tab: Tab, path: string): boolean =>
  under(path, tab.to) || (tab.also !== undefined && under(path, tab.also));
