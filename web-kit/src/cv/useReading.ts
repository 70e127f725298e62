import { CV_FILE_TYPES } from '@byline/shared-types/domain';
import { useEffect, useRef, useState } from 'react';
import { refusalOf, upload, useFileWords, type Upload } from '../files';
import { useCvT } from './useCvT';
import { isGivenUp, toProblem } from '../problems';
import type { CvReading } from './reading';

type State =
  | { step: 'choose'; reason: string | null }
  | { step: 'reading'; name: string }
  | { step: 'read'; file: File; reading: CvReading };

/** Has a chosen file read. A file that cannot be read says why, and another one can be chosen. */
export function useReading() {
  const t = useCvT();
  const words = useFileWords(CV_FILE_TYPES);
  const [state, setState] = useState<State>({ step: 'choose', reason: null });
  const running = useRef<Upload | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const failure = (error: unknown): string =>
    toProblem(error)?.code === 'file_type' ? t('cvReview.type') : words.failure(error);

  const read = async (file: File): Promise<void> => {
    const refusal = refusalOf(file, CV_FILE_TYPES);
    if (refusal) {
      setState({ step: 'choose', reason: refusal === 'type' ? t('cvReview.type') : words.refusal(file, refusal) });
      return;
    }
    setState({ step: 'reading', name: file.name });
    const form = new FormData();
    form.append('file', file);
    running.current = upload('/cv-readings', form, () => undefined);
    try {
      const reading = (await running.current.done) as CvReading;
      const reason = reading.state === 'read' ? null : t(`cvReview.${reading.state}`);
      setState(reason ? { step: 'choose', reason } : { step: 'read', file, reading });
    } catch (error) {
      if (!isGivenUp(error)) setState({ step: 'choose', reason: failure(error) });
    }
  };
  return { state, read, again: (): void => setState({ step: 'choose', reason: null }) };
}
