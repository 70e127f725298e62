import { COLLAPSE_MS } from '@byline/shared-types/domain';
import Collapse from '@mui/material/Collapse';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskedRecord } from '../../lib/useAskedRecord';
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

/** An entry of a tab; its header opens its body, and so does an address that leads to it. */
export function ExpandCard({ id, title, facts, open, onToggle, end, children }: ExpandCardProps) {
  const isAsked = useAskedRecord() === id;
  const { key } = useLocation();
  const openAsked = useEffectEvent(() => (isAsked && !open ? onToggle() : undefined));
  useEffect(() => openAsked(), [isAsked, key]);
  return (
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
}
