import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RichText } from '../../../components/ui/RichText';
import style from './thread.module.css';

/** The text that a mail quotes from earlier ones, behind a button. */
export function Quoted({ html, lines }: { html: string; lines: number }) {
  const [open, setOpen] = useState(false);
  if (!html) return null;
  return (
    <div>
      <button type="button" className={style.quote} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Ellipsis size={12} />
        <FormattedMessage id="conversations.quoted" values={{ lines }} />
      </button>
      {open && (
        <div className={style.quoted}>
          <RichText html={html} />
        </div>
      )}
    </div>
  );
}
