import type { MessageDescriptor } from 'react-intl';
import { BriefcaseBusiness, Users, type LucideIcon } from 'lucide-react';
import { layout } from './messages';

interface Tab {
  to: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Addresses this tab stands for beside its own. */
  also?: string;
}

/** Tabs of the top bar and of the phone's foot: one line a screen. */
export const TABS: readonly Tab[] = [
  { to: '/candidates', label: layout.candidates, icon: Users },
  { to: '/jobapplications', label: layout.applications, icon: BriefcaseBusiness, also: '/jobs' },
];

/** Entries of the settings menu. */
export const SETTINGS: readonly { to: string; label: MessageDescriptor }[] = [
  { to: '/settings/recruiters', label: layout.recruiters },
];

const under = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const isCurrent = (tab: Tab, path: string): boolean =>
  under(path, tab.to) || (tab.also !== undefined && under(path, tab.also));
