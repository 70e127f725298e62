import { useT } from '@byline/web-kit/i18n';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { RowDivider } from '../../../components/layout/Divider';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import { usePhone } from '../../../lib/usePhone';
import { useJobNeighbours } from '../useJobNeighbours';

/** Leads to the previous and the next job of the last list, also by K and J. */
export function JobSteps({ id }: { id: string }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const navigate = useNavigate();
  const phone = usePhone();
  const { previous, next, place } = useJobNeighbours(id);
  const act = (step: typeof next) =>
    step &&
    (() => {
      step.go();
      void navigate(step.to);
    });
  useHotkeys({ next: act(next), previous: act(previous) });
  if (!place) return null;
  const button = (icon: LucideIcon, label: string, step: typeof next) => {
    const run = act(step);
    return <IconAction icon={icon} label={label} disabled={!run} {...(run && { onClick: run })} />;
  };
  return (
    <>
      {button(ChevronLeft, t('jobs.previous'), previous)}
      {!phone && (
        <Text tone="muted" cut>
          {t('candidate.position', { position: place.position, total: formatNumber(place.total) })}
        </Text>
      )}
      {button(ChevronRight, t('jobs.next'), next)}
      <RowDivider />
    </>
  );
}
