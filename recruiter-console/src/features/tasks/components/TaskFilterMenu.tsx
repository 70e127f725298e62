import { useT } from '@byline/web-kit/i18n';
import MenuItem from '@mui/material/MenuItem';
import { Check, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Grow } from '../../../components/layout/Grow';
import { IconAction } from '../../../components/ui/IconAction';
import { Menu } from '../../../components/ui/Menu';
import type { ChangeNewest } from '../../../lib/list-state/useListState';
import type { TaskListState } from '../list-state';
import { useTaskFilters } from './task-filters';

interface TaskFilterMenuProps {
  state: TaskListState;
  onChange: ChangeNewest<TaskListState>;
}

/** The filters of the tasks as one menu. */
export function TaskFilterMenu({ state, onChange }: TaskFilterMenuProps) {
  const t = useT();
  const filters = Object.values(useTaskFilters(state, onChange));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        icon={ListFilter}
        label={t('tasks.filter')}
        popup="menu"
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('tasks.filter') } }}
      >
        {filters.flatMap(({ name, value, options, choose }, place) =>
          options.map((option, index) => (
            <MenuItem
              key={`${name} ${option.value}`}
              role="menuitemradio"
              aria-checked={option.value === value}
              selected={option.value === value}
              divider={index === options.length - 1 && place < filters.length - 1}
              onClick={() => {
                setAnchor(null);
                choose(option.value);
              }}
            >
              <Grow>{option.label}</Grow>
              {option.value === value && <Check />}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}
