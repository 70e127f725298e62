import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { today } from '@byline/web-kit/dates';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { usePhone } from '../../../lib/usePhone';
import { showsDay, stepped, titleDays, VIEWS, type AgendaState, type AgendaView } from '../agenda-address';
import { messages, nextNames, previousNames, viewNames } from '../messages';
import type { AgendaWords, DateLanguage } from '../words';
import style from './AgendaHead.module.css';
import { AssigneeChips, type Person } from './AssigneeChips';

interface AgendaHeadProps {
  view: AgendaView;
  state: AgendaState;
  onChange: (change: Partial<AgendaState>) => void;
  /** Asks for the items around a day that may be shown next. */
  onIntent: (day: string) => void;
  words: AgendaWords;
  dates: { language: DateLanguage; choose: (language: DateLanguage) => void };
  /** Whose agenda the address is of. */
  of: Person | null;
  onAdd: () => void;
}

/** Which days, whose items, how they are shown; and a new item. */
export function AgendaHead({ view, state, onChange, onIntent, words, dates, of, onAdd }: AgendaHeadProps) {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const { from, to } = titleDays(view, state.day);
  const step = (steps: number) => {
    const day = stepped(view, state.day, steps);
    return { onClick: () => onChange({ day }), onIntent: () => onIntent(day) };
  };
  const isToday = showsDay(view, state.day, today());
  const other = dates.language === 'belgian' ? 'interface' : 'belgian';
  return (
    <PaneHead lined className={style.head}>
      <Text as="h1" size="page">
        <FormattedMessage {...messages.agenda} />
      </Text>
      <Text tone="muted" className={style.days} aria-live="polite">
        {view === 'month' ? words.month(from) : words.days(from, to)}
      </Text>
      {phone && <IconAction icon={Plus} size="medium" label={formatMessage(messages.add)} onClick={onAdd} />}
      <span className={style.steps}>
        <Button size="small" aria-pressed={isToday} onClick={() => onChange({ day: today() })}>
          <FormattedMessage {...messages.today} />
        </Button>
        <IconAction icon={ChevronLeft} label={formatMessage(previousNames[view])} {...step(-1)} />
        <IconAction icon={ChevronRight} label={formatMessage(nextNames[view])} {...step(1)} />
      </span>
      <Grow className={style.grow} />
      <AssigneeChips of={of} chosen={state.assignedTo} onChange={(assignedTo) => onChange({ assignedTo })} />
      <Segment<AgendaView>
        label={formatMessage(messages.view)}
        value={view}
        onChange={(chosen) => onChange({ view: chosen })}
        options={VIEWS.map((name) => ({ value: name, label: <FormattedMessage {...viewNames[name]} /> }))}
      />
      <MoreMenu
        label={formatMessage(messages.dates)}
        entries={[
          {
            id: other,
            label: formatMessage(other === 'belgian' ? messages.datesBelgian : messages.datesInterface),
            onClick: () => dates.choose(other),
          },
        ]}
      />
      {!phone && (
        <Button variant="contained" color="primary" onClick={onAdd}>
          <Plus />
          <FormattedMessage {...messages.add} />
        </Button>
      )}
    </PaneHead>
  );
}
