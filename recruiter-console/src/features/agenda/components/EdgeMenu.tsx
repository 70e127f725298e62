import { Menu } from '../../../components/ui/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AgendaItem } from '../model';
import { periodOf } from '../model';
import type { AgendaWords } from '../words';

interface EdgeMenuProps {
  anchor: HTMLElement;
  items: readonly AgendaItem[];
  words: AgendaWords;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Lists the items of a day that the grid has no room for. */
export const EdgeMenu = ({ anchor, items, words, onOpen, onClose }: EdgeMenuProps) => (
  <Menu anchorEl={anchor} open onClose={onClose}>
    {items.map((item) => (
      <MenuItem
        key={item._id}
        onClick={() => {
          onClose();
          onOpen(item._id);
        }}
      >
        {words.times(periodOf(item))} · {item.title}
      </MenuItem>
    ))}
  </Menu>
);
