import { useT } from '@byline/web-kit/i18n';
import { useNotify, type NotifyAction } from '@byline/web-kit/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMade, type Made } from './made-context';

export interface NewRecord extends Made {
  /** The address that opens the record. */
  address?: string;
}

/** On the record's own list, keeps the list's search, filters and page in the address. */
function besideList(address: string): string {
  const [path = '', opened] = address.split('?');
  if (opened === undefined) return address;
  const here = new URLSearchParams(path === location.pathname ? location.search : '');
  new URLSearchParams(opened).forEach((value, name) => here.set(name, value));
  return `${path}?${here}`;
}

/**
 * Announces a new record, offers to open it, and highlights its row. Waits until the form has closed, because the row
 * takes the focus only then.
 */
export function useTellMade() {
  const t = useT();
  const navigate = useNavigate();
  const notify = useNotify();
  const { light } = useMade();
  const waiting = useRef<Made>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (waiting.current) light(waiting.current);
    };
  }, [light]);
  return ({ address, ...record }: NewRecord): void => {
    const actions: NotifyAction[] = [...(record.actions ?? [])];
    if (address !== undefined)
      actions.unshift({ label: t('common.open'), run: () => void navigate(besideList(address)) });
    notify(record.said, { success: true, actions });
    const made = { ...record, actions };
    if (isShown.current && made.list !== undefined) waiting.current = made;
    else light(made);
  };
}
