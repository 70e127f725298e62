import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { IconAction } from '../IconAction';
import style from './Reorder.module.css';
import { useDrag } from './useDrag';

interface ReorderProps {
  label: string;
  ids: readonly string[];
  /** The name of an item, for its buttons. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** The items are whole sections; the grip is in the section's header of 40 px. */
  sections?: boolean;
  /** Draws a row with its two move buttons. */
  children: (id: string, index: number, buttons: ReactNode) => ReactNode;
}

/** A list that the user sorts: by dragging a row's grip, or with two buttons, which keep the focus. */
export function Reorder({ label, ids, nameOf, onMove, sections = false, children }: ReorderProps) {
  const t = useT();
  const list = useId();
  const rows = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ to: number; by: -1 | 1 | null } | null>(null);
  const move = (from: number, to: number, by: -1 | 1 | null): void => {
    onMove(from, to);
    setMoved({ to, by });
  };
  // The row has moved in the page, so focuses its pressed button again, or the other one at the ends.
  useEffect(() => {
    if (!moved?.by) return;
    const row = rows.current?.children[moved.to];
    // The row's own buttons, not those of nested rows.
    const own = row?.querySelector('[data-moves]');
    const buttons = [...(own?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
    buttons.at(moved.by < 0 ? 0 : -1)?.focus();
  }, [moved]);
  return (
    <>
      <ol className={style.list} aria-label={label} ref={rows}>
        {ids.map((id, index) => (
          <ReorderRow key={id} list={list} index={index} section={sections} onMove={(from, to) => move(from, to, null)}>
            {children(
              id,
              index,
              <span className={style.moves} data-moves>
                <IconAction
                  icon={ArrowUp}
                  label={t('reorder.up', { name: nameOf(index) })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1, -1)}
                />
                <IconAction
                  icon={ArrowDown}
                  label={t('reorder.down', { name: nameOf(index) })}
                  disabled={index === ids.length - 1}
                  onClick={() => move(index, index + 1, 1)}
                />
              </span>,
            )}
          </ReorderRow>
        ))}
      </ol>
      <span className={visuallyHidden} role="status">
        {moved && <FormattedMessage id="reorder.place" values={{ place: moved.to + 1, count: ids.length }} />}
      </span>
    </>
  );
}

interface ReorderRowProps {
  list: string;
  index: number;
  section: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

function ReorderRow({ section, children, ...drag }: ReorderRowProps) {
  const { row, grip, lifted, edge } = useDrag(drag);
  return (
    <li
      ref={row}
      className={clsx(
        section ? style.section : style.row,
        lifted && style.lifted,
        edge === 'before' && style.before,
        edge === 'after' && style.after,
      )}
    >
      <span ref={grip} className={style.grip} aria-hidden="true">
        <GripVertical />
      </span>
      {children}
    </li>
  );
}
