import { COLLAPSE_MS } from '@byline/shared-types/domain';
import Collapse from '@mui/material/Collapse';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './ExpandCard.module.css';
import { Text } from './Text';

interface ExpandCardProps {
  /** The id of its record. */
  id: string | undefined;
  title: string;
  facts: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** At the end of the header: a figure, the save status, actions. */
  end?: ReactNode;
  children: ReactNode;
}

/** An entry of a tab; its header opens its body. */
export const ExpandCard = ({ id, title, facts, open, onToggle, end, children }: ExpandCardProps) => (
  <li data-record={id}>
    <div className={style.head}>
      <button type="button" className={style.toggle} aria-expanded={open} onClick={onToggle}>
        {open ? <ChevronDown /> : <ChevronRight />}
        <span className={style.title}>
          <Text weight={open ? 'semibold' : 'medium'}>{title}</Text>
          <Text tone="muted" size="small">
            {facts}
          </Text>
        </span>
      </button>
      {end}
    </div>
    <Collapse in={open} timeout={COLLAPSE_MS} unmountOnExit>
      <div className={style.body}>{children}</div>
    </Collapse>
  </li>
);
