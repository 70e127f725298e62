import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import { PaneToolbar } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Segment } from '../../../components/ui/Segment';
import { today } from '@byline/web-kit/dates';
import { defaultStart, PERIODS, type Period } from '../periods';
import type { StatsState } from '../stats-address';
import { DayInput } from './DayInput';
import { NameInput } from './NameInput';
import style from './StatsFilters.module.css';

interface StatsFiltersProps {
  state: StatsState;
  onChange: (change: Partial<StatsState>, replace?: boolean) => void;
}

/** Chooses the period, the days, the grouping and the names. */
export function StatsFilters({ state, onChange }: StatsFiltersProps) {
  const t = useT();
  const { by, period, from, to, firstname, name } = state;
  const label = t('statistics.dateFilter');
  return (
    <PaneToolbar className={style.filters}>
      <FieldFrame id="stats-period" label={label} group>
        <Segment<Period>
          value={period}
          onChange={(chosen) => onChange({ period: chosen, from: defaultStart(chosen, today()), to: today() })}
          options={PERIODS.map((value) => ({ value, label: <FormattedMessage id={`statistics.${value}`} /> }))}
        />
      </FieldFrame>
      <DayInput label={t('statistics.start')} day={from} onDay={(day) => onChange({ from: day })} />
      {period === 'range' && (
        <DayInput
          label={t('statistics.end')}
          day={to}
          error={to < from ? t('statistics.endFirst') : undefined}
          onDay={(day) => onChange({ to: day })}
        />
      )}
      <FieldFrame id="stats-by" label={t('statistics.by')} group>
        <Segment<StatsState['by']>
          value={by}
          onChange={(chosen) => onChange({ by: chosen })}
          options={[
            { value: 'period', label: t('statistics.byPeriod') },
            { value: 'postal', label: t('statistics.byPostal') },
            { value: 'source', label: t('statistics.bySource') },
          ]}
        />
      </FieldFrame>
      {by !== 'source' && (
        <Row gap={12} className={style.names}>
          <NameInput
            label={t('statistics.firstname')}
            value={firstname}
            onChange={(text) => onChange({ firstname: text.trim() }, true)}
          />
          <NameInput
            label={t('statistics.name')}
            value={name}
            onChange={(text) => onChange({ name: text.trim() }, true)}
          />
        </Row>
      )}
    </PaneToolbar>
  );
}
