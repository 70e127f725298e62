import { useT } from '@byline/web-kit/i18n';
import { Copy } from 'lucide-react';
import { messages } from '../messages';
import buttonStyle from '../../../components/ui/button.module.css';
import style from './CopyLink.module.css';

/** Copies the address of the page; public/copy-link.js shows it where that works. */
export function CopyLink() {
  const t = useT();
  return (
    <button
      type="button"
      className={`${buttonStyle.text} ${style.copy}`}
      hidden
      data-copied={t(messages.copied)}
      data-failed={t(messages.copyFailed)}
    >
      <Copy size={16} />
      <span role="status">{t(messages.copy)}</span>
    </button>
  );
}
