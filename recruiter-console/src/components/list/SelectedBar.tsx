import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowDivider } from '../layout/Divider';
import { IconAction } from '../ui/IconAction';
import { Text } from '../ui/Text';
import style from './SelectedBar.module.css';

interface SelectedBarProps {
  label: string;
  /** How many are selected. */
  said: ReactNode;
  busy?: boolean;
  onEnd: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** Between the rows and the pages of a list: what is selected, and what can be done with it (docs/domain/interface.md#selection). */
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
