import { useAddressParams } from '@byline/web-kit/address';
import { now } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { api, firstItems } from '../../../api';
import { useKeysAbove } from '../../../components/keys/keys-context';
import { Pane } from '../../../components/layout/Pane';
import { Boundary, ErrorState } from '../../../components/ui/States';
import { FRESH } from '../../../lib/useIntent';
import { usePhone } from '../../../lib/usePhone';
import { useIsPaper, visuallyHidden } from '@byline/web-kit/ui';
import { daysOf, formatAgenda, parseAgenda, type AgendaState } from '../agenda-address';
import { candidateOf, periodOf, staffOf, type AgendaItem, type Person, type PlannedFor } from '../model';
import { clockOf, newPeriod, suggested, type Period } from '../time';
import { useAgendaItems } from '../useAgendaItems';
import { useAgendaKeys } from '../useAgendaKeys';
import { useItemKeys } from '../useItemKeys';
import { useMoves } from '../useMoves';
import { agendaWords, useDateLanguage } from '../words';
import style from './Agenda.module.css';
import { AgendaHead } from './AgendaHead';
import { AgendaNotices } from './AgendaNotices';
import { AgendaOnPaper } from './AgendaOnPaper';
import { EdgeMenu } from './EdgeMenu';
import { ItemCard, useItemCard } from './ItemCard';
import { ItemDialog, NewItemDialog } from './ItemDialog';
import { PlanBar } from './PlanBar';
import { useEvents } from './useEvents';

const Grid = lazy(() => import('./Grid'));

interface AgendaProps {
  /** The person whose items it shows; null for the chosen recruiters or all. */
  of: Person | null;
  /** The candidate whom new items are with; the days on which they are not there are shaded. */
  candidate?: PlannedFor | null;
  /** Leads back to the candidate for whom somebody plans. */
  onPlanned?: (() => void) | undefined;
}

/** The agenda of all recruiters, of the chosen ones, or of one person. */
export function Agenda({ of, candidate = null, onPlanned }: AgendaProps) {
  const t = useT();
  const phone = usePhone();
  const isPaper = useIsPaper();
  const me = useCurrentUser();
  const [params, setParams] = useAddressParams();
  const state = useMemo(() => parseAgenda(params), [params]);
  const change = (next: Partial<AgendaState>, { replace = false } = {}): void =>
    setParams((current) => formatAgenda({ ...parseAgenda(current), ...next }), { replace });
  const view = state.view ?? (phone ? 'day' : 'week');
  const days = daysOf(view, state.day);
  const assignedTo = of ? [of._id] : state.assignedTo;
  const { items, hasData, unread, total, error, isFetching, refetch, remove } = useAgendaItems({ ...days, assignedTo });
  const prefetch = api.usePrefetch('listCalendarItems');
  const dates = useDateLanguage();
  const words = useMemo(() => agendaWords(dates.locale, dates.lang), [dates.locale, dates.lang]);
  const moves = useMoves(words);
  const find = (id: string): AgendaItem | undefined => items.find(({ _id }) => _id === id);
  /** The day to show next, if a period lies outside the shown days. */
  const otherDay = ({ start, end }: Period): { day: string } | null => {
    const { day } = clockOf(start);
    return day > days.to || clockOf(end).day < days.from ? { day } : null;
  };
  /** The keyboard can move an item outside the shown days. The agenda then shows the new day. */
  const putAndFollow = (item: AgendaItem, period: Period): void => {
    moves.put(item, period);
    const other = otherDay(period);
    if (other) change(other);
  };
  const keys = useItemKeys({
    ...{ view, find, placeOf: moves.placeOf, put: putAndFollow, words: words.period },
    remove,
  });
  const [listed, setListed] = useState<{ ids: readonly string[]; anchor: HTMLElement } | null>(null);
  const events = useEvents({ items, placeOf: moves.placeOf, days, hasHours: view !== 'month', words, candidate });
  const card = useItemCard(find);
  const keysId = useId();
  const opener = useRef<Element | null>(null);
  const made = useRef<AgendaItem>(null);
  /** Changes the view so that it shows a new item: its day, and no filter that hides its assignee. */
  const inSight = (item: AgendaItem): Partial<AgendaState> => {
    const people = [...staffOf(item), candidateOf(item)].map((person) => person?._id ?? '');
    const isLeftOut = state.assignedTo.length > 0 && !people.some((id) => state.assignedTo.includes(id));
    return { ...otherDay(periodOf(item)), ...(isLeftOut && { assignedTo: [] }) };
  };
  const close = (): void => {
    if (made.current && onPlanned) {
      onPlanned();
      return;
    }
    // The browser's back leads to the page before the dialog, not into the closed dialog.
    change({ open: null, adding: null, ...(made.current && inSight(made.current)) }, { replace: true });
    made.current = null;
    requestAnimationFrame(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  const add = (adding: AgendaState['adding']): void => {
    opener.current = document.activeElement;
    change({ adding });
  };
  const addHere = (): void => add(suggested(state.day, new Date(now())));
  const { showSheet } = useKeysAbove();
  useAgendaKeys({ change, add: addHere });
  const list = (ids: readonly string[], anchor: HTMLElement): void => setListed({ ids, anchor });
  const open = (id: string, element: HTMLElement): void => {
    opener.current = element;
    const outside = events.outsideOf(id);
    if (!outside) change({ open: id });
    else if (outside.length === 1 && outside[0]) change({ open: outside[0]._id });
    else
      list(
        outside.map(({ _id }) => _id),
        element,
      );
  };
  return (
    <Pane aria-label={t('agenda.agenda')}>
      <AgendaHead
        {...{ view, state, words, dates, of }}
        onChange={change}
        onIntent={(day) => prefetch(firstItems({ ...daysOf(view, day), assignedTo }), { ifOlderThan: FRESH })}
        onAdd={addHere}
        onHelp={showSheet}
      />
      {candidate && onPlanned && <PlanBar candidate={candidate} absent={events.absent} onBack={onPlanned} />}
      <AgendaNotices {...{ unread, total, failed: hasData && error !== undefined }} onRetry={() => void refetch()} />
      {!hasData && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Boundary>
          <p id={keysId} hidden>
            <FormattedMessage id="agenda.keys" />
          </p>
          {isPaper && <AgendaOnPaper items={items} words={words} />}
          <div
            className={style.grid}
            data-print="none"
            aria-busy={isFetching}
            onKeyDown={keys.onKeyDown}
            onBlur={keys.onBlur}
            {...card.on}
          >
            <Suspense fallback={null}>
              <Grid
                view={view}
                day={state.day}
                locale={dates.locale}
                lang={dates.lang}
                events={events.inputs}
                eventContent={events.content}
                hasEdges={events.hasEdges}
                isAdding={state.adding !== null}
                onSelect={(period, wholeDays) => add(newPeriod(period, wholeDays))}
                onOpen={open}
                onHold={(id) => moves.hold(find(id))}
                onDrop={moves.drop}
                onDay={(day) => change({ view: 'day', day })}
                onHidden={list}
                onEventElement={(id, element) => {
                  element.setAttribute('aria-describedby', keysId);
                  keys.onElement(id, element);
                }}
              />
            </Suspense>
          </div>
          <ItemCard card={card} placeOf={moves.placeOf} words={words} />
          <p role="status" lang={words.lang} className={visuallyHidden}>
            {keys.said}
          </p>
        </Boundary>
      )}
      {listed && (
        <EdgeMenu
          anchor={listed.anchor}
          items={listed.ids.flatMap((id) => find(id) ?? [])}
          words={words}
          onOpen={(id) => change({ open: id })}
          onClose={() => setListed(null)}
        />
      )}
      {state.adding && (
        <NewItemDialog
          period={state.adding}
          candidate={candidate}
          staff={[of && !candidate ? of : me]}
          onClose={close}
          onMade={(item) => {
            made.current = item;
          }}
        />
      )}
      {state.open && <ItemDialog inAddress key={state.open} id={state.open} onRemove={remove} onClose={close} />}
    </Pane>
  );
}
