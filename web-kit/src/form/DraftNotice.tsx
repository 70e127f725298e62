import type { DraftDevice } from '@byline/shared-types/domain';
import { RotateCcw } from 'lucide-react';
import { formatDashed, formatMoment, today } from '../dates';
import type { FormikValues } from 'formik';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT';
import style from './DraftNotice.module.css';
import type { FormDraft } from './useDraft';

const UNDO_MS = 10_000;

/** Says when and where a draft was typed: the time if that was today, else the date. */
function useWhen(): (at: string, device?: DraftDevice) => string {
  const t = useT();
  return (at, device) =>
    today(new Date(at)) === today()
      ? t('draft.restoredAt', { time: formatMoment(at).slice(-5), device: device ?? 'here' })
      : t('draft.restoredOn', { date: formatDashed(at), device: device ?? 'here' });
}

interface DraftNoticeProps<Values> {
  draft: FormDraft<Values>;
  /** The values of the form. */
  values: Values;
}

/** The notice above a form about its draft, with a button that drops it or brings it back. */
export function DraftNotice<Values extends FormikValues>({ draft, values }: DraftNoticeProps<Values>) {
  const t = useT();
  const when = useWhen();
  const { note } = draft.start;
  const [over, setOver] = useState(false);
  const isDropped = note?.kind === 'dropped';
  useEffect(() => {
    if (!isDropped) return undefined;
    const timer = setTimeout(() => setOver(true), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isDropped]);
  if (!note || (isDropped && over)) return null;
  const said = {
    restored: when(note.at, note.device),
    offered: t('draft.offered'),
    other: t('draft.other', { device: note.device ?? 'here' }),
    dropped: t('draft.dropped'),
  };
  return (
    <div className={style.note} role="status">
      <RotateCcw size={20} aria-hidden="true" />
      <span>{said[note.kind]}</span>
      {note.kind === 'restored' ? (
        <button type="button" onClick={() => draft.drop(values)}>
          {t('draft.drop')}
        </button>
      ) : (
        <button type="button" onClick={draft.restore}>
          {t(isDropped ? 'draft.undo' : 'draft.restore')}
        </button>
      )}
    </div>
  );
}
