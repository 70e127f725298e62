import { useT } from '@byline/web-kit/i18n';
import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { RowDivider } from '../../../components/layout/Divider';
import { IconAction } from '../../../components/ui/IconAction';
import { Text } from '../../../components/ui/Text';
import type { ChangeList } from '../../../lib/list-state/useListState';
import { useHotkeys } from '../../../lib/keys/useHotkeys';
import type { MediumListState } from '../list-state';
import { useMediumNeighbours } from '../useMediumNeighbours';

interface MediumStepsProps {
  state: MediumListState;
  onChange: ChangeList<MediumListState>;
}

/** Opens the previous and the next medium of the list, also by K and J. */
export function MediumSteps({ state, onChange }: MediumStepsProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { previous, next, place } = useMediumNeighbours(state);
  const act = (to: typeof next) => to && (() => onChange(to));
  useHotkeys({ next: act(next), previous: act(previous) });
  const button = (icon: LucideIcon, label: string, run: (() => void) | undefined) => (
    <IconAction icon={icon} label={label} disabled={!run} {...(run && { onClick: run })} />
  );
  return (
    <>
      <Text tone="muted" grow cut>
        {place && t('candidate.position', { position: place.position, total: formatNumber(place.total) })}
      </Text>
      {button(ChevronUp, t('mediums.previous'), act(previous))}
      {button(ChevronDown, t('mediums.next'), act(next))}
      <RowDivider />
    </>
  );
}
