import { longDay } from '@byline/shared-types/domain';
import { ageWords, availabilityParts } from '@byline/web-kit/candidate';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { Button } from '../../../../components/ui/Button';
import { Pill } from '../../../../components/ui/Pill';
import { stillSo } from '../../availability-values';
import type { Candidate } from '../../model';
import { useSetAvailability } from '../../useSetAvailability';
import { AvailabilityForm } from './AvailabilityForm';
import { AsideBlock } from './ProfileBlock';
import textStyle from '../../../../components/ui/text.module.css';

export function AvailabilityBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <AsideBlock
      id="a-available"
      candidateId={candidate._id}
      title={t('profile.availability')}
      editLabel={t('profile.editAvailability')}
      editWord={t('common.edit')}
      view={<Availability candidate={candidate} />}
      form={(close) => <AvailabilityForm candidate={candidate} onDone={close} />}
    />
  );
}

function Availability({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  const { availability } = candidate;
  if (!availability)
    return (
      <>
        <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('profile.notSaid')}</p>
        <Confirm candidate={candidate} words={t('availability.now')} />
      </>
    );
  const day = (value: string): string => longDay(value, language);
  const [start, ...others] = availabilityParts(t, language, availability, day);
  const { age, words } = ageWords(t, availability, day);
  const by = age === 'unknown' ? null : availability.confirmedBy;
  const confirmed = by ? `${words} ${t(BY[by])}` : words;
  return (
    <>
      <p>
        <Pill {...(age !== 'unknown' && availability.state === 'looking' && { look: 'good' as const })}>{start}</Pill>
      </p>
      {others.length > 0 && <p className={textStyle.small}>{others.join(' · ')}</p>}
      <p className={`${textStyle.small} ${textStyle.secondary}`}>
        {confirmed.charAt(0).toUpperCase() + confirmed.slice(1)}
      </p>
      <Confirm candidate={candidate} words={t('profile.stillSo')} />
    </>
  );
}

const BY = {
  candidate: 'profile.byYou',
  recruiter: 'profile.byRecruiter',
  mail: 'profile.byMail',
} as const;

/** One press says that all is still so, or for the first time that the person is free now. */
function Confirm({ candidate, words }: { candidate: Candidate; words: string }) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const set = useSetAvailability(candidate);
  const [saving, setSaving] = useState(false);
  const { availability } = candidate;
  const confirm = async (): Promise<void> => {
    setSaving(true);
    try {
      await set(availability ? stillSo(availability) : { state: 'looking' });
      notify(t('profile.saved', { block: t('profile.availability') }));
    } catch (error) {
      showError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <p>
      <Button look="line" small busy={saving ? t('common.saving') : undefined} onClick={() => void confirm()}>
        {words}
      </Button>
    </p>
  );
}
