import { useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import fieldStyle from '../../../../components/form/field.module.css';
import summaryStyle from '../../../../components/form/summary.module.css';
import { TextButton } from '../../../../components/ui/Button';
import { availabilityValues, type AvailabilityValues } from '../../availability-values';
import type { Candidate } from '../../model';
import { useAvailabilityWords } from '../../useAvailabilityWords';

interface OtherAvailabilityNoteProps {
  latest: Candidate;
  onTake: () => void;
}

/** In the form: the availability that somebody else said meanwhile, which the next save replaces. */
export function OtherAvailabilityNote({ latest, onTake }: OtherAvailabilityNoteProps) {
  const t = useT();
  const words = useAvailabilityWords();
  const { setValues } = useFormikContext<AvailabilityValues>();
  const take = (): void => {
    void setValues(availabilityValues(latest));
    onTake();
  };
  return (
    <div className={summaryStyle.note} role="alert">
      <p>{t('clash.lead')}</p>
      <p className={fieldStyle.help}>{t('clash.theirs')}</p>
      <p>{words(latest.availability).join(' · ') || t('clash.empty')}</p>
      <TextButton onClick={take}>{t('clash.take')}</TextButton>
    </div>
  );
}
