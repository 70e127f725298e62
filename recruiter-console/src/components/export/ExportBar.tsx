import { fileSize } from '@byline/shared-types/domain';
import { saveFile } from '@byline/web-kit/files';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useProblemWords } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { WorkBar, WorkButton, WorkDone } from '../ui/WorkBar';
import type { Export } from './export-context';

/** Shows the progress of an export with Cancel, or the error with Try again (docs/domain/interface.md#exports). */
export function ExportBar({ wanted, onClose }: { wanted: Export; onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const problems = useProblemWords();
  const notify = useNotify();
  const [attempt, setAttempt] = useState(0);
  const [bytes, setBytes] = useState(0);
  const [error, setError] = useState<unknown>(null);

  const onSaved = useEffectEvent((name: string): void => {
    notify(t('export.saved', { name }));
    onClose();
  });
  useEffect(() => {
    const abort = new AbortController();
    const { path, name, selection } = wanted;
    saveFile(path, name, { signal: abort.signal, body: selection, onBytes: setBytes }).then(onSaved, (failure) => {
      if (!abort.signal.aborted) setError(failure);
    });
    return () => abort.abort();
  }, [attempt, wanted]);

  const again = (): void => {
    setError(null);
    setBytes(0);
    setAttempt(attempt + 1);
  };
  if (error) {
    return (
      <WorkBar icon={TriangleAlert} text={t('export.failed', { reason: problems.text(error) })}>
        <WorkButton onClick={again}>
          <FormattedMessage id="state.retry" />
        </WorkButton>
        <button type="button" aria-label={t('common.close')} onClick={onClose}>
          <X size={12} />
        </button>
      </WorkBar>
    );
  }
  return (
    <WorkBar icon={LoaderCircle} text={t('export.running', { count: wanted.count })}>
      <WorkDone>{fileSize(bytes, language)}</WorkDone>
      <WorkButton onClick={onClose}>
        <FormattedMessage id="common.cancel" />
      </WorkButton>
    </WorkBar>
  );
}
