import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { useListUsersQuery } from '../../../api';
import { PaneToolbar } from '../../../components/layout/Pane';
import { PersonPicker } from '../../../components/people/PersonPicker';
import { DayInput } from '../../../components/ui/fields/DayInput';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { MenuButton } from '../../../components/ui/MenuButton';
import type { ChangeList } from '../../../lib/list-state/useListState';
import type { SecurityLogState } from '../list-state';
import { GROUPS } from '../model';
import style from './LogFilters.module.css';

interface LogFiltersProps {
  state: SecurityLogState;
  onChange: ChangeList<SecurityLogState>;
}

/** Filters by kind, user and days. */
export function LogFilters({ state: { group, userId, from, to }, onChange }: LogFiltersProps) {
  const t = useT();
  const id = useId();
  const { currentData: chosen } = useListUsersQuery({ filter: { _id: [userId] } }, { skip: !userId });
  const everything = t('securityLog.everything');
  const kind = group ? t(`securityLog.group.${group}`) : everything;
  const backwards = from !== '' && to !== '' && to < from;
  return (
    <PaneToolbar className={style.filters}>
      <FieldFrame id={`${id}-what`} label={t('securityLog.what')} group>
        <MenuButton
          look="field"
          label={`${t('securityLog.what')}, ${kind}`}
          value={group}
          options={[
            { value: '', label: everything },
            ...GROUPS.map((value) => ({ value, label: t(`securityLog.group.${value}`) })),
          ]}
          onChange={(value) => onChange({ group: GROUPS.find((known) => known === value) ?? '' })}
        >
          {kind}
        </MenuButton>
      </FieldFrame>
      <div className={style.user}>
        <FieldFrame id={`${id}-user`} label={t('securityLog.user')}>
          <PersonPicker
            id={`${id}-user`}
            placeholder={t('securityLog.anybody')}
            value={(userId && chosen?.records[0]) || null}
            onChange={(person) => onChange({ userId: person?._id ?? '' })}
          />
        </FieldFrame>
      </div>
      <div className={style.day}>
        <FieldFrame id={`${id}-from`} label={t('securityLog.from')}>
          <DayInput
            id={`${id}-from`}
            label={t('securityLog.from')}
            value={from}
            onChange={(day) => onChange({ from: day })}
          />
        </FieldFrame>
      </div>
      <div className={style.day}>
        <FieldFrame
          id={`${id}-to`}
          label={t('securityLog.to')}
          error={backwards ? t('securityLog.endFirst') : undefined}
        >
          <DayInput
            id={`${id}-to`}
            label={t('securityLog.to')}
            value={to}
            error={backwards}
            onChange={(day) => onChange({ to: day })}
          />
        </FieldFrame>
      </div>
    </PaneToolbar>
  );
}
