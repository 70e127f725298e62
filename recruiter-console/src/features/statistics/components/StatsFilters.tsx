import { FormattedMessage, useIntl } from 'react-intl';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Segment } from '../../../components/ui/Segment';
import { today } from '@byline/web-kit/dates';
import { messages, periodNames } from '../messages';
import { defaultStart, PERIODS, type Period } from '../periods';
import type { StatsState } from '../stats-address';
import { DayInput } from './DayInput';
import { NameInput } from './NameInput';
import style from './StatsFilters.module.css';

interface StatsFiltersProps {
  state: StatsState;
  onChange: (change: Partial<StatsState>, replace?: boolean) => void;
}

/** By what is counted, from when on, and whose registrations. */
export function StatsFilters({ state, onChange }: StatsFiltersProps) {
  const { formatMessage } = useIntl();
  const { by, period, from, to, firstname, name } = state;
  const label = formatMessage(messages.dateFilter);
  return (
    <PaneToolbar className={style.filters}>
      <FieldFrame id="stats-period" label={label} group>
        <Segment<Period>
          label={label}
          value={period}
          onChange={(chosen) => onChange({ period: chosen, from: defaultStart(chosen, today()), to: today() })}
          options={PERIODS.map((value) => ({ value, label: <FormattedMessage {...periodNames[value]} /> }))}
        />
      </FieldFrame>
      <DayInput label={formatMessage(messages.start)} day={from} onDay={(day) => onChange({ from: day })} />
      {period === 'range' && (
        <DayInput
          label={formatMessage(messages.end)}
          day={to}
          error={to < from ? formatMessage(messages.endFirst) : undefined}
          onDay={(day) => onChange({ to: day })}
        />
      )}
      <FieldFrame id="stats-by" label={formatMessage(messages.by)} group>
        <Segment<StatsState['by']>
          label={formatMessage(messages.by)}
          value={by}
          onChange={(chosen) => onChange({ by: chosen })}
          options={[
            { value: 'period', label: formatMessage(messages.byPeriod) },
            { value: 'postal', label: formatMessage(messages.byPostal) },
          ]}
        />
      </FieldFrame>
      <Row gap={12} className={style.names}>
        <NameInput
          label={formatMessage(messages.firstname)}
          value={firstname}
          onChange={(text) => onChange({ firstname: text.trim() }, true)}
        />
        <NameInput
          label={formatMessage(messages.name)}
          value={name}
          onChange={(text) => onChange({ name: text.trim() }, true)}
        />
      </Row>
    </PaneToolbar>
  );
}
