import { formatMoment } from '@byline/web-kit/dates';
import { useDialogs } from '@byline/web-kit/ui';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Autosave } from '../../lib/autosave/useAutosave';
import style from './AutosaveStatus.module.css';

const timeOf = (moment: Date): string => formatMoment(moment.toISOString()).slice(-5);

/** The save status in a header: "Saving…", "Saved 14:02", or "Not saved · Try again". */
export function AutosaveStatus({ autosave }: { autosave: Autosave }) {
  const { showError } = useDialogs();
  const { status, savedAt, error, flush } = autosave;
  const again = async (): Promise<void> => {
    if (!(await flush()) && status === 'failed') showError(error);
  };
  if (Object.keys(autosave.conflicts).length > 0 || status === 'failed' || status === 'refused') {
    return (
      <span className={clsx(style.status, style.failed)} role="status">
        <FormattedMessage id="autosave.notSaved" />
        {status === 'failed' && (
          <>
            {' · '}
            {/* Pressing must not move the focus: the blur would save and remove this button before the click. */}
            <button
              type="button"
              className={style.again}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void again()}
            >
              <FormattedMessage id="autosave.tryAgain" />
            </button>
          </>
        )}
      </span>
    );
  }
  return (
    <span className={style.status} role="status">
      {status === 'saving' && <FormattedMessage id="autosave.saving" />}
      {status === 'saved' && savedAt && (
        <>
          <Check size={12} />
          <FormattedMessage id="autosave.saved" values={{ time: timeOf(savedAt) }} />
        </>
      )}
    </span>
  );
}
