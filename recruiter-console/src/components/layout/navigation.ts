import type { MessageId } from '@byline/web-kit/i18n';
import { BriefcaseBusiness, CalendarDays, ChartColumn, ListChecks, Mail, Users, type LucideIcon } from 'lucide-react';

interface Tab {
  to: string;
  label: MessageId;
  icon: LucideIcon;
  /** A second address that belongs to this tab. */
  also?: string;
  /** Shows the number of unread conversations. */
  counted?: true;
  /** A phone has it in the user's menu, because its bottom bar has room for five. */
  notOnPhone?: true;
}

/** The tabs of the top bar and of a phone's bottom bar. */
export const TABS: readonly Tab[] = [
  { to: '/candidates', label: 'layout.candidates', icon: Users },
  { to: '/jobs', label: 'layout.jobs', icon: BriefcaseBusiness, also: '/jobapplications' },
  { to: '/mail', label: 'layout.mail', icon: Mail, counted: true },
  { to: '/agenda', label: 'layout.agenda', icon: CalendarDays },
  { to: '/tasks', label: 'layout.tasks', icon: ListChecks },
  { to: '/settings/stats', label: 'layout.statistics', icon: ChartColumn, notOnPhone: true },
];

interface SettingsEntry {
  to: string;
  label: MessageId;
  /** Only super-admins see it. */
  superAdmin?: true;
}

interface SettingsGroup {
  /** A group without a label has a hairline above it. */
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
      { to: '/settings/templates', label: 'layout.mailTemplates' },
      { to: '/settings/files', label: 'layout.files' },
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
  { label: 'layout.data', entries: [{ to: '/settings/duplicates', label: 'duplicates.title' }] },
  {
    entries: [
      { to: '/settings/folders', label: 'layout.folders' },
      { to: '/settings/stats', label: 'layout.statistics' },
    ],
  },
];

/** The settings that this user may see, for the menu in the top bar and the list on the left of a settings page. */
export const settingsOf = ({ roles }: { roles: readonly string[] }): SettingsGroup[] =>
  SETTINGS.map((group) => ({
    ...group,
    entries: group.entries.filter(({ superAdmin }) => !superAdmin || roles.includes('super-admin')),
  }));

const under = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const isCurrent = (tab: Tab, path: string): boolean =>
  under(path, tab.to) || (tab.also !== undefined && under(path, tab.also));
