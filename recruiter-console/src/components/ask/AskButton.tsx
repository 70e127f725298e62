import { Button, type ButtonProps } from '../ui/Button';
import { MailQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

const AskDialog = lazy(() => import('./AskDialog'));

/** Opens the question to one candidate for their availability. */
export function AskButton({ candidateId, ...look }: { candidateId: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <MailQuestionMark />
        <FormattedMessage id="bulk.ask" />
      </Button>
      {open && (
        <Suspense>
          <AskDialog candidates={{ selection: { ids: [candidateId] } }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
