import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import type { PlannedFor } from '../model';
import style from './PlanBar.module.css';

interface PlanBarProps {
  candidate: PlannedFor;
  /** Why they are not there on shown days. */
  absent: readonly string[];
  onBack: () => void;
}

/** Says for whom an appointment is planned and why they are not there on shaded days, and leads back to them. */
export function PlanBar({ candidate, absent, onBack }: PlanBarProps) {
  const name = displayName(candidate);
  return (
    <PaneToolbar className={style.bar}>
      <Text className={style.text}>
        <FormattedMessage id="agenda.planning" values={{ name }} />
        {absent.length > 0 && <Text tone="muted"> · {absent.join(' · ')}</Text>}
      </Text>
      <Button size="small" onClick={onBack}>
        <FormattedMessage id="agenda.planBack" values={{ name }} />
      </Button>
    </PaneToolbar>
  );
}
