import { availabilityOn } from '@byline/shared-types/domain';
import { Field } from '../../../../components/form/Field';
import { Pill } from '../../../../components/ui/Pill';
import { common } from '../../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { formatDashed, today } from '@byline/web-kit/dates';
import { profile } from '../../messages';
import type { Candidate, CandidatePatch } from '../../model';
import { BlockForm } from './BlockForm';
import { AsideBlock } from './ProfileBlock';
import textStyle from '../../../../components/ui/text.module.css';

const schema = () => import('../../schema').then((schemas) => schemas.availabilitySchema);

const toPatch = ({ from, to }: { from: string; to: string }): CandidatePatch => ({
  candidateInfo: { unavailable: from || to ? { from: from || null, to: to || null } : null },
});

export function AvailabilityBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { unavailable } = candidate.candidateInfo;
  return (
    <AsideBlock
      id="a-available"
      title={t(profile.availability)}
      editLabel={t(profile.editAvailability)}
      editWord={t(common.edit)}
      view={<Availability candidate={candidate} />}
      form={(close) => (
        <BlockForm
          candidate={candidate}
          block={t(profile.availability)}
          labelledBy="a-available"
          initialValues={{ from: unavailable?.from ?? '', to: unavailable?.to ?? '' }}
          schema={schema}
          toPatch={toPatch}
          summary={false}
          onDone={close}
        >
          <Field name="from" type="date" label={t(profile.unavailableFrom)} />
          <Field name="to" type="date" label={t(profile.unavailableTo)} help={t(profile.availabilityHelp)} />
        </BlockForm>
      )}
    />
  );
}

function Availability({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { unavailable } = candidate.candidateInfo;
  const { available, until } = availabilityOn(today(), unavailable);
  const from = unavailable?.from && formatDashed(unavailable.from);
  const to = unavailable?.to && formatDashed(unavailable.to);
  return (
    <>
      <p>
        {available ? (
          <Pill look="good">{t(profile.available)}</Pill>
        ) : (
          <Pill>{until ? t(profile.availableAfter, { date: formatDashed(until) }) : t(profile.notAvailable)}</Pill>
        )}
      </p>
      {from && (
        <p className={`${textStyle.small} ${textStyle.secondary}`}>
          {to ? t(profile.unavailable, { from, to }) : t(profile.unavailableSince, { from })}
        </p>
      )}
    </>
  );
}
