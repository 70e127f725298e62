import { Check, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import { IconButton } from './Button';
import { liftOver } from './lift-over';
import style from './Toasts.module.css';

const STAYS_MS = 6000;

export interface ToastEntry {
  id: number;
  text: ReactNode;
}

interface ToastsProps {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

/** Reports what was saved, and covers no heading. The live region is always in the page, because a screen reader announces only later additions to it. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return;
    Object.assign(shown.style, { translate: '' });
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
    const lift = liftOver(
      shown.getBoundingClientRect(),
      headings.map((heading) => heading.getBoundingClientRect()),
    );
    Object.assign(shown.style, { translate: `0 ${-lift}px` });
  }, [toasts]);
  return (
    <div className={style.toasts} role="status" ref={box}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function Toast({ toast, onDismiss }: { toast: ToastEntry; onDismiss: (id: number) => void }) {
  const t = useT();
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(toast.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [toast.id, onDismiss]);
  return (
    <div className={style.toast}>
      <Check />
      <span>{toast.text}</span>
      <IconButton icon={X} label={t('common.close')} onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
