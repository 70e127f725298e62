import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { today } from '@byline/web-kit/dates';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { usePhone } from '../../../lib/usePhone';
import { showsDay, stepped, titleDays, VIEWS, type AgendaState, type AgendaView } from '../agenda-address';
import type { Person } from '../model';
import type { AgendaWords, DateLanguage } from '../words';
import style from './AgendaHead.module.css';
import { AssigneeChips } from './AssigneeChips';

interface AgendaHeadProps {
  view: AgendaView;
  state: AgendaState;
  onChange: (change: Partial<AgendaState>) => void;
  /** Loads the items of a day that the user may open next. */
  onIntent: (day: string) => void;
  words: AgendaWords;
  dates: { language: DateLanguage; choose: (language: DateLanguage) => void };
  /** The person from the address, if the agenda is of one person. */
  of: Person | null;
  onAdd: () => void;
}

export function AgendaHead({ view, state, onChange, onIntent, words, dates, of, onAdd }: AgendaHeadProps) {
  const t = useT();
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
        <FormattedMessage id="agenda.agenda" />
      </Text>
      <Text tone="muted" className={style.days} aria-live="polite">
        {view === 'month' ? words.month(from) : words.days(from, to)}
      </Text>
      {phone && <IconAction icon={Plus} size="medium" label={t('agenda.add')} onClick={onAdd} />}
      <span className={style.steps}>
        <Button size="small" aria-pressed={isToday} onClick={() => onChange({ day: today() })}>
          <FormattedMessage id="agenda.today" />
        </Button>
        <IconAction icon={ChevronLeft} label={t(`agenda.previous.${view}`)} {...step(-1)} />
        <IconAction icon={ChevronRight} label={t(`agenda.next.${view}`)} {...step(1)} />
      </span>
      <Grow className={style.grow} />
      <AssigneeChips of={of} chosen={state.assignedTo} onChange={(assignedTo) => onChange({ assignedTo })} />
      <Segment<AgendaView>
        label={t('agenda.view')}
        value={view}
        onChange={(chosen) => onChange({ view: chosen })}
        options={VIEWS.map((name) => ({ value: name, label: <FormattedMessage id={`agenda.${name}`} /> }))}
      />
      <MoreMenu
        label={t('agenda.dates')}
        entries={[
          {
            id: other,
            label: t(other === 'belgian' ? 'agenda.datesBelgian' : 'agenda.datesInterface'),
            onClick: () => dates.choose(other),
          },
        ]}
      />
      {!phone && (
        <Button variant="contained" color="primary" onClick={onAdd}>
          <Plus />
          <FormattedMessage id="agenda.add" />
        </Button>
      )}
    </PaneHead>
  );
}
