import { useT } from '@byline/web-kit/i18n';
import {
  Archive,
  ArchiveRestore,
  MailQuestionMark,
  CircleDashed,
  Download,
  Folder,
  FolderMinus,
  Mail,
  Tag,
  UserPlus,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { BulkOperationResponse } from '../../../api';
import type { ListState } from '../../../lib/candidate-list/list-state';
import type { MenuName, OpenMenu } from './ActionMenu';

/** One action on the selected candidates. */
export interface BarAction {
  id: string;
  label: string;
  icon: LucideIcon;
  /** True if the button opens a menu; false if it acts at once. */
  menu: boolean;
  run: (anchor: HTMLElement) => void;
}

interface ActionsOptions {
  state: ListState;
  mayExport: boolean;
  act: (action: BulkOperationResponse['action']) => void;
  open: (menu: OpenMenu) => void;
  mail: () => void;
  propose: () => void;
  ask: () => void;
  save: () => void;
}

export function useActions({ state, mayExport, act, open, mail, propose, ask, save }: ActionsOptions): BarAction[] {
  const t = useT();
  const { folder } = state.filters;
  const archived = state.tile === 'archived';
  const menu = (name: MenuName, icon: LucideIcon): BarAction => ({
    id: name,
    label: t(`bulk.${name}`),
    icon,
    menu: true,
    run: (anchor) => open({ name, anchor }),
  });
  const button = (id: string, label: string, icon: LucideIcon, run: () => void): BarAction => ({
    ...{ id, label, icon, run },
    menu: false,
  });
  return [
    menu('addToFolder', Folder),
    ...(folder.length > 0
      ? [button('takeOut', t('bulk.takeOut'), FolderMinus, () => act({ removeFromFolders: folder }))]
      : []),
    button('mail', t('bulk.mail'), Mail, mail),
    button('propose', t('bulk.propose'), UserPlus, propose),
    menu('assign', UserRound),
    menu('status', CircleDashed),
    button('ask', t('bulk.ask'), MailQuestionMark, ask),
    menu('tag', Tag),
    button('archive', t(archived ? 'bulk.unarchive' : 'bulk.archive'), archived ? ArchiveRestore : Archive, () =>
      act({ archived: !archived }),
    ),
    ...(mayExport ? [button('export', t('bulk.export'), Download, save)] : []),
  ];
}
