import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useListUsersQuery } from '../../../api';
import { PaneToolbar } from '../../../components/layout/Pane';
import { PersonPicker } from '../../../components/people/PersonPicker';
import { DayInput } from '../../../components/ui/fields/DayInput';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { MenuButton } from '../../../components/ui/MenuButton';
import type { ChangeList } from '../../../lib/list-state/useListState';
import type { SecurityLogState } from '../list-state';
import { groups, messages } from '../messages';
import { GROUPS } from '../model';
import style from './LogFilters.module.css';

interface LogFiltersProps {
  state: SecurityLogState;
  onChange: ChangeList<SecurityLogState>;
}

/** What happened, by or about whom, from when until when. */
export function LogFilters({ state: { group, userId, from, to }, onChange }: LogFiltersProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { currentData: chosen } = useListUsersQuery({ filter: { _id: [userId] } }, { skip: !userId });
  const everything = formatMessage(messages.everything);
  const kind = group ? formatMessage(groups[group]) : everything;
  const backwards = from !== '' && to !== '' && to < from;
  return (
    <PaneToolbar className={style.filters}>
      <FieldFrame id={`${id}-what`} label={formatMessage(messages.what)} group>
        <MenuButton
          look="field"
          label={`${formatMessage(messages.what)}, ${kind}`}
          value={group}
          options={[
            { value: '', label: everything },
            ...GROUPS.map((value) => ({ value, label: formatMessage(groups[value]) })),
          ]}
          onChange={(value) => onChange({ group: GROUPS.find((known) => known === value) ?? '' })}
        >
          {kind}
        </MenuButton>
      </FieldFrame>
      <div className={style.user}>
        <FieldFrame id={`${id}-user`} label={formatMessage(messages.user)}>
          <PersonPicker
            id={`${id}-user`}
            placeholder={formatMessage(messages.anybody)}
            value={(userId && chosen?.records[0]) || null}
            onChange={(person) => onChange({ userId: person?._id ?? '' })}
          />
        </FieldFrame>
      </div>
      <div className={style.day}>
        <FieldFrame id={`${id}-from`} label={formatMessage(messages.from)}>
          <DayInput
            id={`${id}-from`}
            label={formatMessage(messages.from)}
            value={from}
            onChange={(day) => onChange({ from: day })}
          />
        </FieldFrame>
      </div>
      <div className={style.day}>
        <FieldFrame
          id={`${id}-to`}
          label={formatMessage(messages.to)}
          error={backwards ? formatMessage(messages.endFirst) : undefined}
        >
          <DayInput
            id={`${id}-to`}
            label={formatMessage(messages.to)}
            value={to}
            error={backwards}
            onChange={(day) => onChange({ to: day })}
          />
        </FieldFrame>
      </div>
    </PaneToolbar>
  );
}
