import { useT } from '@byline/web-kit/i18n';
import { Copy } from 'lucide-react';
import { TextButton } from '../../../components/ui/Button';
import style from './CopyLink.module.css';

/** Copies the address of the page; public/copy-link.js shows the button if the browser can copy. */
export function CopyLink() {
  const t = useT();
  return (
    <div
      className={style.copy}
      hidden
      data-print="none"
      data-copied={t('public.copied')}
      data-failed={t('public.copyFailed')}
    >
      <span role="status" />
      <TextButton icon={Copy} smallIcon>
        {t('public.copy')}
      </TextButton>
    </div>
  );
}
