import { BULK_STATUSES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Popover, type PopoverActions } from '../../../components/ui/Popover';
import { useRef } from 'react';
import type { BulkOperationResponse } from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { StatusPill } from '../../../components/ui/Pill';
import { FolderChooser } from './FolderChooser';
import { TagsForm } from './TagsForm';

export type MenuName = 'addToFolder' | 'assign' | 'status' | 'tag';
export interface OpenMenu {
  name: MenuName;
  anchor: HTMLElement;
}

interface ActionMenuProps {
  menu: OpenMenu;
  onAct: (action: BulkOperationResponse['action']) => void;
  onClose: () => void;
}

/** Asks for the missing part of an action: a folder, an assignee, a status or tags. */
export function ActionMenu({ menu: { name, anchor }, onAct, onClose }: ActionMenuProps) {
  const t = useT();
  const { options } = useRecruiters();
  const popover = useRef<PopoverActions>(null);
  const label = t(`bulk.${name}`);
  const place = {
    open: true,
    anchorEl: anchor,
    onClose,
    anchorOrigin: { vertical: 'top', horizontal: 'left' },
    transformOrigin: { vertical: 'bottom', horizontal: 'left' },
  } as const;
  if (name === 'assign') {
    return (
      <Menu {...place} slotProps={{ list: { 'aria-label': label } }}>
        {[{ value: '', label: t('common.nobody') }, ...options].map((option) => (
          <MenuItem key={option.value} onClick={() => onAct({ assignedTo: option.value || null })}>
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    );
  }
  if (name === 'status') {
    return (
      <Menu {...place} slotProps={{ list: { 'aria-label': label } }}>
        {BULK_STATUSES.map((status) => (
          <MenuItem key={status} onClick={() => onAct({ status })}>
            <StatusPill status={status} />
          </MenuItem>
        ))}
      </Menu>
    );
  }
  return (
    <Popover {...place} action={popover} slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}>
      {name === 'tag' ? (
        <TagsForm onSave={(tags) => onAct({ tags })} />
      ) : (
        <FolderChooser
          onSized={() => popover.current?.updatePosition()}
          onChoose={(folder) => onAct({ addToFolders: [folder] })}
        />
      )}
    </Popover>
  );
}
