import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowDivider } from '../layout/Divider';
import { IconAction } from '../ui/IconAction';
import { Text } from '../ui/Text';
import style from './SelectedBar.module.css';

interface SelectedBarProps {
  label: string;
  /** The number of selected rows, as text. */
  said: ReactNode;
  busy?: boolean;
  onEnd: () => void;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** Between the rows and the pager of a list: the selection and its actions (docs/domain/interface.md#selection). */
export function SelectedBar({ label, said, busy = false, onEnd, children }: SelectedBarProps) {
  const t = useT();
  return (
    <div className={style.bar} role="toolbar" aria-label={label} aria-busy={busy}>
      <Text weight="semibold" role="status" className={style.count}>
        {said}
      </Text>
      {children}
      <RowDivider />
      <IconAction icon={X} label={t('common.endSelection')} onClick={onEnd} />
    </div>
  );
}
