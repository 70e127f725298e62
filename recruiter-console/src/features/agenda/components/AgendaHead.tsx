import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { today } from '@byline/web-kit/dates';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useRecruiters } from '../../../api/lookups';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead, PaneToolbar } from '../../../components/layout/Pane';
import { IconAction } from '../../../components/ui/IconAction';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { Segment } from '../../../components/ui/Segment';
import { Text } from '../../../components/ui/Text';
import { useNarrow } from '../../../lib/useNarrow';
import { useLow, usePhone } from '../../../lib/usePhone';
import { showsDay, stepped, titleDays, VIEWS, type AgendaState, type AgendaView } from '../agenda-address';
import type { Person } from '../model';
import type { AgendaWords, DateLanguage } from '../words';
import style from './AgendaHead.module.css';
import { AssigneeChips } from './AssigneeChips';

export interface AgendaHeadProps {
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
  /** Lists the keys. */
  onHelp: () => void;
}

/** True if the head is one row: on a phone, also on its side. */
function useOneRow(): boolean {
  const [phone, narrow, low] = [usePhone(), useNarrow(), useLow()];
  return phone || (narrow && low);
}

/** The head of the agenda. */
export function AgendaHead(props: AgendaHeadProps) {
  const { view, state, onChange, onIntent, words, of, onAdd } = props;
  const t = useT();
  const oneRow = useOneRow();
  const { from, to } = titleDays(view, state.day);
  const step = (steps: number) => {
    const day = stepped(view, state.day, steps);
    return { onClick: () => onChange({ day }), onIntent: () => onIntent(day) };
  };
  const isToday = showsDay(view, state.day, today());
  const entries = useHeadEntries(props);
  const title = (
    <Text as="h1" size="page" {...(oneRow && { className: visuallyHidden })}>
      <FormattedMessage id="agenda.agenda" />
    </Text>
  );
  const arrows = [
    <IconAction key="back" icon={ChevronLeft} label={t(`agenda.previous.${view}`)} {...step(-1)} />,
    <IconAction key="on" icon={ChevronRight} label={t(`agenda.next.${view}`)} {...step(1)} />,
  ];
  const days = (
    <Text
      tone={oneRow ? undefined : 'muted'}
      weight={oneRow ? 'semibold' : undefined}
      className={style.days}
      lang={words.lang}
      aria-live="polite"
    >
      {view === 'month'
        ? words.month(from)
        : oneRow && view === 'week'
          ? words.shortDays(from, to)
          : words.days(from, to)}
    </Text>
  );
  const people = (
    <AssigneeChips of={of} chosen={state.assignedTo} onChange={(assignedTo) => onChange({ assignedTo })} />
  );
  const menu = <MoreMenu label={t('agenda.dates')} entries={entries} />;
  if (oneRow)
    return (
      <>
        <PaneHead lined className={style.row}>
          {title}
          {arrows[0]}
          {days}
          {arrows[1]}
          {menu}
          <IconAction icon={Plus} size="medium" label={t('agenda.add')} onClick={onAdd} />
        </PaneHead>
        {(of || state.assignedTo.length > 0) && <PaneToolbar className={style.people}>{people}</PaneToolbar>}
      </>
    );
  return (
    <PaneHead lined className={style.head}>
      {title}
      {days}
      <span className={style.steps}>
        <Button size="small" aria-pressed={isToday} onClick={() => onChange({ day: today() })}>
          <FormattedMessage id="agenda.today" />
        </Button>
        {arrows}
      </span>
      <Grow />
      {people}
      <Segment<AgendaView>
        label={t('agenda.view')}
        value={view}
        onChange={(chosen) => onChange({ view: chosen })}
        options={VIEWS.map((name) => ({ value: name, label: <FormattedMessage id={`agenda.${name}`} /> }))}
      />
      {menu}
      <Button variant="contained" color="primary" onClick={onAdd}>
        <Plus />
        <FormattedMessage id="agenda.add" />
      </Button>
    </PaneHead>
  );
}

/** The entries of the menu; of a head in one row also those that have buttons elsewhere. */
function useHeadEntries({ view, state, onChange, dates, of, onHelp }: AgendaHeadProps) {
  const t = useT();
  const oneRow = useOneRow();
  const { recruiters, label } = useRecruiters();
  const other = dates.language === 'belgian' ? 'interface' : 'belgian';
  const language = {
    id: other,
    label: t(other === 'belgian' ? 'agenda.datesBelgian' : 'agenda.datesInterface'),
    onClick: () => dates.choose(other),
  };
  if (!oneRow) return [language, { id: 'keys', label: t('agenda.keysTitle'), onClick: onHelp }];
  const people = of ? [] : recruiters.filter(({ _id }) => !state.assignedTo.includes(_id));
  return [
    { id: 'today', label: t('agenda.today'), onClick: () => onChange({ day: today() }) },
    ...VIEWS.filter((name) => name !== view).map((name) => ({
      id: name,
      label: t(`agenda.${name}`),
      onClick: () => onChange({ view: name }),
    })),
    ...people.map((person) => ({
      id: person._id,
      label: t('agenda.only', { name: label(person._id) }),
      onClick: () => onChange({ assignedTo: [...state.assignedTo, person._id] }),
    })),
    language,
  ];
}
