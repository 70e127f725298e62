import { availabilityOn, longDay } from '@byline/shared-types/domain';
import { Day } from '../../../../components/ui/Day';
import { Pill } from '../../../../components/ui/Pill';
import { Rich } from '../../../../i18n/Rich';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { today } from '@byline/web-kit/dates';
import type { Candidate } from '../../model';
import { AvailabilityForm } from './block-forms';
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
  const { unavailable } = candidate.candidateInfo;
  const { available, until } = availabilityOn(today(), candidate.availability);
  const from = unavailable?.from && <Day value={unavailable.from} />;
  const to = unavailable?.to && <Day value={unavailable.to} />;
  return (
    <>
      <p>
        {available ? (
          <Pill look="good">{t('profile.available')}</Pill>
        ) : (
          <Pill>
            {until ? t('profile.availableAfter', { date: longDay(until, language) }) : t('profile.notAvailable')}
          </Pill>
        )}
      </p>
      {from && (
        <p className={`${textStyle.small} ${textStyle.secondary}`}>
          <Rich message={to ? 'profile.unavailable' : 'profile.unavailableSince'} values={{ from, to }} />
        </p>
      )}
    </>
  );
}
