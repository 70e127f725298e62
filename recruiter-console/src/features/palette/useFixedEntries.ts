import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { BriefcaseBusiness, KeyRound, Plus, Settings, Sun } from 'lucide-react';
import { settingsOf, TABS } from '../../components/layout/navigation';
import type { KeyId } from '../../lib/keys/keys';
import { CREATED, SCREENS } from './addresses';
import type { Entry } from './model';

const keyOf = (addresses: Partial<Record<KeyId, string>>, to: string): { keys?: KeyId } => {
  const [id] = Object.entries(addresses).find(([, address]) => address === to) ?? [];
  return id ? { keys: id as KeyId } : {};
};

/** The screens that this user may see, and what can be begun anywhere. */
export function useFixedEntries(): { screens: Entry[]; actions: Entry[] } {
  const t = useT();
  const settings = settingsOf(useCurrentUser()).flatMap(({ entries }) => entries);
  const screen = (to: string, label: string, icon: Entry['icon'], detail?: string): Entry => ({
    ...{ id: `screen ${to}`, group: 'screens', label, to, icon, ...keyOf(SCREENS, to) },
    ...(detail && { detail }),
  });
  const action = (to: string, label: string): Entry => ({
    ...{ id: `action ${to}`, group: 'actions', label, to, icon: Plus },
    ...keyOf(CREATED, to),
  });
  const tabs = TABS.map(({ to, label, icon }) => screen(to, t(label), icon));
  const known = new Set(tabs.map(({ to }) => to));
  return {
    screens: [
      screen('/day', t('day.title'), Sun),
      ...tabs,
      screen('/jobapplications', t('layout.applications'), BriefcaseBusiness),
      ...settings
        .filter(({ to }) => !known.has(to))
        .map(({ to, label }) => screen(to, t(label), Settings, t('layout.settings'))),
      screen('/account', t('layout.yourAccount'), KeyRound),
    ],
    actions: [
      action('/candidates?panel=new', t('layout.newCandidate')),
      action('/jobs?panel=new', t('jobs.add')),
      action('/tasks/add', t('tasks.add')),
    ],
  };
}
