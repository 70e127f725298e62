import { Check, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { BULK_IN_REQUEST } from '@byline/shared-types/domain';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { now } from '@byline/web-kit/dates';
import { useDialogs } from '@byline/web-kit/ui';
import { useCancelBulkOperationMutation, useUndoBulkOperationMutation, type BulkOperationResponse } from '../../../api';
import { WorkBar, WorkButton, WorkDone } from '../../../components/ui/WorkBar';
import { common } from '../../../i18n/common';
import { progress, undo } from '../messages';
import { nameOf, useOperationText } from '../operation-texts';
import { SkippedDialog } from './SkippedDialog';

/** A small change passes by itself; of a large one the way back stays as long as there is one. */
const SHOWN_MS = 8_000;
/** What a browser's timer can hold. */
const MAX_DELAY_MS = 2 ** 31 - 1;

const WRAPPERS = { running: null, done: null, cancelled: progress.cancelled, failed: progress.failed };
const ICONS = { running: LoaderCircle, done: Check, cancelled: Check, failed: TriangleAlert };

/** Long work at the foot of the screen: what, how much, Cancel; then what came of it, and Undo as long as it can be. */
export function OperationBar({ operation, onClose }: { operation: BulkOperationResponse; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const textOf = useOperationText();
  const [cancel] = useCancelBulkOperationMutation();
  const [takeBack, { isLoading: undoing }] = useUndoBulkOperationMutation();
  const [seeing, setSeeing] = useState(false);
  const { _id: id, state, total, done, skipped, action, undoableUntil } = operation;
  const [Icon, wrapper] = [ICONS[state], WRAPPERS[state]];
  const part = total === 0 ? 1 : (done + skipped) / total;
  const text = textOf(operation);
  const run = async (work: Promise<{ error?: unknown }>): Promise<void> => {
    const { error } = await work;
    if (error) showError(error);
  };
  const bar = useRef<HTMLDivElement>(null);
  // Mails can be called back until they leave, however few they are.
  const passes = total <= BULK_IN_REQUEST && !action.mail;
  useEffect(() => {
    if (state === 'running') return undefined;
    const close = (): void => {
      // Who points at it or is in it reads it, or is about to undo; so does the dialog it opened.
      const held = bar.current?.matches(':hover, :focus-within') ?? false;
      if (!held && !document.querySelector('.MuiModal-root')) onClose();
      else timer = setTimeout(close, SHOWN_MS);
    };
    const undoable = undoableUntil ? Date.parse(undoableUntil) - now() : 0;
    let timer = setTimeout(close, passes ? SHOWN_MS : Math.min(MAX_DELAY_MS, Math.max(SHOWN_MS, undoable)));
    return () => clearTimeout(timer);
  }, [state, passes, undoableUntil, onClose]);
  return (
    <WorkBar
      ref={bar}
      icon={Icon}
      text={wrapper ? formatMessage(wrapper, { text }) : text}
      more={
        state !== 'running' &&
        skipped > 0 && (
          <>
            {' · '}
            <FormattedMessage {...progress.skipped} values={{ count: skipped }} />
          </>
        )
      }
      {...(state === 'running' && { part })}
    >
      {state === 'running' ? (
        <>
          <WorkDone>
            <FormattedMessage {...progress.percent} values={{ part }} />
          </WorkDone>
          <WorkButton onClick={() => void run(cancel({ id }))}>
            <FormattedMessage {...common.cancel} />
          </WorkButton>
        </>
      ) : (
        <>
          {skipped > 0 && (
            <WorkButton onClick={() => setSeeing(true)}>
              <FormattedMessage {...progress.see} />
            </WorkButton>
          )}
          {undoableUntil && done > 0 && (
            <WorkButton disabled={undoing} onClick={() => void run(takeBack({ id }))}>
              <FormattedMessage {...undo[nameOf(action)]} />
            </WorkButton>
          )}
          <button type="button" aria-label={formatMessage(common.close)} onClick={onClose}>
            <X size={12} />
          </button>
        </>
      )}
      {seeing && <SkippedDialog operation={operation} onClose={() => setSeeing(false)} />}
    </WorkBar>
  );
}
