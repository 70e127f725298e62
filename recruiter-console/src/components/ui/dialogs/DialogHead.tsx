import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { common } from '../../../i18n/common';
import { IconAction } from '../IconAction';
import { Text } from '../Text';
import style from './DialogHead.module.css';

interface DialogHeadProps {
  id: string;
  title: ReactNode;
  onClose: () => void;
}

/** Title, and a cross at the end. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={style.head}>
      <Text as="h2" size="panel" grow id={id}>
        {title}
      </Text>
      <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
    </div>
  );
}
