import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import type { PlannedFor } from '../model';
import style from './PlanBar.module.css';

/** Says for whom an appointment is planned, and leads back to them. */
export function PlanBar({ candidate, onBack }: { candidate: PlannedFor; onBack: () => void }) {
  const name = displayName(candidate);
  return (
    <PaneToolbar className={style.bar}>
      <Text className={style.text}>
        <FormattedMessage id="agenda.planning" values={{ name }} />
      </Text>
      <Button size="small" onClick={onBack}>
        <FormattedMessage id="agenda.planBack" values={{ name }} />
      </Button>
    </PaneToolbar>
  );
}
