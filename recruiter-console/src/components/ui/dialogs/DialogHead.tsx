import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '../IconAction';
import { Text } from '../Text';
import style from './DialogHead.module.css';

interface DialogHeadProps {
  id: string;
  title: ReactNode;
  onClose: () => void;
}

export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const t = useT();
  return (
    <div className={style.head}>
      <Text as="h2" size="panel" grow id={id}>
        {title}
      </Text>
      <IconAction icon={X} label={t('common.close')} onClick={onClose} />
    </div>
  );
}
