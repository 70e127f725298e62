import { longDay } from '@byline/shared-types/domain';
import { ageWords } from '@byline/web-kit/candidate';
import { today } from '@byline/web-kit/dates';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Fragment, useState } from 'react';
import { Work } from '../../../../components/jobs/Work';
import { Button } from '../../../../components/ui/Button';
import { Pill } from '../../../../components/ui/Pill';
import { stillSo } from '../../availability-values';
import type { Candidate } from '../../model';
import { useAvailabilityWords } from '../../useAvailabilityWords';
import { OtherAvailability, useSetAvailability } from '../../useSetAvailability';
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
      view={
        <>
          <Availability candidate={candidate} />
          <Bookings bookings={candidate.bookings} />
        </>
      }
      form={(close) => <AvailabilityForm candidate={candidate} onDone={close} />}
    />
  );
}

function Availability({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const language = useLanguage();
  const wordsOf = useAvailabilityWords();
  const { availability } = candidate;
  if (!availability)
    return (
      <>
        <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('profile.notSaid')}</p>
        <Confirm candidate={candidate} words={t('availability.now')} />
      </>
    );
  const [start, ...others] = wordsOf(availability);
  const { age, words } = ageWords(t, availability, (value) => longDay(value, language));
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

/** The work for which the person is booked and that is not over. */
function Bookings({ bookings }: Pick<Candidate, 'bookings'>) {
  const t = useT();
  const coming = bookings.filter(({ to }) => to === null || to >= today());
  return coming.map(({ applicationId, title, from, to, days }) => (
    <Fragment key={applicationId}>
      <p className={textStyle.small}>{t('profile.bookedFor', { title })}</p>
      <Work work={{ workFrom: from, workTo: to, workDays: days }} />
    </Fragment>
  ));
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
  const { confirm, showError } = useDialogs();
  const wordsOf = useAvailabilityWords();
  const set = useSetAvailability(candidate._id);
  const [saving, setSaving] = useState(false);
  const say = async (seen: Candidate): Promise<void> => {
    try {
      await set(seen.availability ? stillSo(seen.availability) : { state: 'looking' }, seen);
      notify(t('profile.saved', { block: t('profile.availability') }));
    } catch (error) {
      if (!(error instanceof OtherAvailability)) return showError(error);
      const text = wordsOf(error.latest.availability).join(' · ');
      if (await confirm({ title: t('clash.theirs'), text, action: t('profile.stillSo') })) await say(error.latest);
    }
  };
  const press = async (): Promise<void> => {
    setSaving(true);
    await say(candidate).finally(() => setSaving(false));
  };
  return (
    <p>
      <Button look="line" small busy={saving ? t('common.saving') : undefined} onClick={() => void press()}>
        {words}
      </Button>
    </p>
  );
}
