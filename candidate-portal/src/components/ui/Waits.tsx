import { useWaits, type DraftOf } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { TextButton } from './Button';
import style from './Waits.module.css';

interface WaitsProps {
  draft: DraftOf;
  /** Whether the form makes a new entry. */
  isNew?: boolean;
  onOpen: () => void;
}

/** Says that a closed form has text that is not saved, and opens it (docs/domain/interface.md#drafts). */
export function Waits({ draft, isNew = false, onOpen }: WaitsProps) {
  const t = useT();
  if (!useWaits(draft)) return null;
  return (
    <div className={style.waits}>
      <p>{t(isNew ? 'waits.new' : 'waits.text')}</p>
      <TextButton onClick={onOpen}>{t('waits.open')}</TextButton>
    </div>
  );
}
