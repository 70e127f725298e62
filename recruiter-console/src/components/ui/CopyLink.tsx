import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import style from './CopyLink.module.css';

const SAID_MS = 2_000;

interface CopyLinkProps {
  address: string;
  /** The subject of the link, for the button's name. */
  name: string;
}

/** An address with a copy button, which says "copied" for two seconds. */
export function CopyLink({ address, name }: CopyLinkProps) {
  const t = useT();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied((times) => times + 1);
    } catch {
      // The browser denies access to the clipboard: selects the address for Ctrl+C.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  const said = copied > 0;
  const words = said ? 'common.copied' : 'common.copyLink';
  return (
    <span className={style.copy}>
      <code ref={text} title={address}>
        {address.replace(/^https?:\/\//, '')}
      </code>
      <button
        type="button"
        className={said ? style.copied : undefined}
        aria-label={`${t(words)}: ${name}`}
        onClick={() => void copy()}
      >
        {said ? <Check size={12} /> : <Copy size={12} />}
        <FormattedMessage id={words} />
      </button>
      <span className={visuallyHidden} role="status">
        {said && t('common.copied')}
      </span>
    </span>
  );
}
