import { contactOf, useUnsavedLines } from '@byline/web-kit/cv';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FileText } from 'lucide-react';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '../../../components/ui/Text';
import { knownFrom, type TakenFromCv } from '../new-from-cv';

const CvDialog = lazy(() => import('./CvDialog'));

interface CvTakeProps {
  /** A CV that was dropped on the list. */
  dropped: File | null;
  taken: TakenFromCv | null;
  onTake: (taken: TakenFromCv) => void;
}

/** Fills the form of a new candidate from a CV. The console adds the rest after it creates the candidate. */
export function CvTake({ dropped, taken, onTake }: CvTakeProps) {
  const t = useT();
  const { values, setValues, isSubmitting } = useFormikContext<Record<string, string>>();
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<File | null>(null);
  const file = dropped === seen ? null : dropped;
  // The draft of the form keeps the contact only, so leaving would lose the rest of the CV.
  useUnsavedLines(() => taken !== null && !isSubmitting, ['panel']);
  const close = (): void => {
    setIsOpen(false);
    setSeen(dropped);
  };
  const take = (next: TakenFromCv): void => {
    const { box: _, street: __, number: ___, postal: ____, ...contact } = contactOf(next.accepted);
    void setValues((before) => ({ ...before, ...contact }));
    onTake(next);
    close();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <FileText />
        <FormattedMessage id="candidates.fromCv" />
      </Button>
      {taken && (
        <Text size="small" tone="muted" as="p" role="status">
          {t('candidates.takenFromCv', { count: taken.accepted.length })}
        </Text>
      )}
      {(isOpen || file) && (
        <Suspense>
          <CvDialog known={knownFrom(values)} first={file} onTake={take} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
