import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWriteMail } from '../../../components/mail/write-mail-context';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';

/** Begins a new mail from the inbox: the recruiter chooses the candidate first, then writes. */
export function NewMail() {
  const t = useT();
  const id = useId();
  const write = useWriteMail();
  const [choosing, setChoosing] = useState(false);
  const choose = (candidate: PickedCandidate | null): void => {
    if (!candidate) return;
    setChoosing(false);
    write({ candidateId: candidate._id });
  };
  return (
    <>
      <Button onClick={() => setChoosing(true)}>
        <Plus />
        <FormattedMessage id="emails.write" />
      </Button>
      <AppDialog open={choosing} title={t('emails.write')} onClose={() => setChoosing(false)}>
        <CandidatePicker
          id={id}
          label={t('emails.to')}
          placeholder={t('common.typeName')}
          value={null}
          onChange={choose}
        />
      </AppDialog>
    </>
  );
}
