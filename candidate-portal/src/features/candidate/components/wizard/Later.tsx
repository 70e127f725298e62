import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@byline/web-kit/i18n';
import textStyle from '../../../../components/ui/text.module.css';
import style from './Later.module.css';

interface LaterProps {
  title: string;
  help?: string;
  children: ReactNode;
}

/** A part of the profile that can wait, closed at first. */
export function Later({ title, help, children }: LaterProps) {
  const t = useT();
  return (
    <details className={style.later}>
      <summary>
        <span className={textStyle.strong}>{title}</span>{' '}
        <span className={`${textStyle.small} ${textStyle.secondary} ${textStyle.nowrap}`}>{t('wizard.later')}</span>
        <ChevronDown size={16} />
      </summary>
      <div>
        {help && <p className={`${textStyle.small} ${textStyle.secondary}`}>{help}</p>}
        {children}
      </div>
    </details>
  );
}
