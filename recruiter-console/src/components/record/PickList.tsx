import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import style from './PickList.module.css';

interface PickListProps<Stored> {
  records: readonly Stored[] | undefined;
  open: string | null;
  onOpen: (id: string) => void;
  /** Each record has two lines. */
  tall?: boolean;
  children: (record: Stored) => ReactNode;
}

/** Records by name, one of which is open and in view. */
export function PickList<Stored extends { _id: string }>(props: PickListProps<Stored>) {
  const { records, open, onOpen, tall, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const isRead = records !== undefined;
  // `void`, because a new Chromium answers a promise, which React would call as the end of the effect.
  useEffect(
    () => void list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    [open, isRead],
  );
  return (
    <ul ref={list} className={clsx(style.records, tall && style.tall)}>
      {records?.map((record) => (
        <li key={record._id} data-record={record._id}>
          <button
            type="button"
            aria-current={record._id === open ? 'true' : undefined}
            onClick={() => onOpen(record._id)}
          >
            {children(record)}
          </button>
        </li>
      ))}
    </ul>
  );
}
