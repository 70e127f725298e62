import { useT } from '@byline/web-kit/i18n';
import { Plus } from 'lucide-react';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormShown } from '../../lib/useFormShown';
import { useMade } from '../../lib/made/made-context';
import { foldText } from '../../lib/fold-text';
import { Pane, PaneFoot, PaneHead, Scroll } from '../layout/Pane';
import { Row } from '../layout/Stack';
import { SearchInput } from '../ui/fields/SearchInput';
import { IconAction } from '../ui/IconAction';
import { ListSkeleton } from '../ui/ListSkeleton';
import { EmptyState, ErrorState } from '../ui/States';
import { Text } from '../ui/Text';
import { PickList } from './PickList';
import style from './RecordList.module.css';

interface RecordListProps<Stored> {
  query: { data?: readonly Stored[]; error?: unknown; isLoading: boolean; refetch: () => unknown };
  /** The name of a record, a word at the end of its line, and its second line. */
  nameOf: (record: Stored) => string;
  sideOf?: (record: Stored) => ReactNode;
  detailOf: (record: Stored) => ReactNode;
  /** Headings, each with its records; without groups the list has no headings. */
  groups?: readonly { name: string; has: (record: Stored) => boolean }[];
  /** The feature that has the texts. */
  texts: 'interviewTemplates' | 'mailTemplates' | 'scorecardEditor';
  /** The key of the new record's draft, and its form. */
  draft: string;
  newRecord: (form: { onCancel: () => void; onMade: (id: string) => void }) => ReactNode;
  open: string | null;
  onOpen: (id: string) => void;
}

/** The groups that have records; one without a name holds all of them where there are no groups. */
function inGroups<Stored>(records: readonly Stored[], groups: RecordListProps<Stored>['groups']) {
  if (!groups) return [{ name: '', records }];
  return groups
    .map(({ name, has }) => ({ name, records: records.filter(has) }))
    .filter((group) => group.records.length > 0);
}

/** All records of a setting by name, with a search and a button for a new one. */
export function RecordList<Stored extends { _id: string }>(props: RecordListProps<Stored>) {
  const { query, nameOf, sideOf, detailOf, groups, texts, draft, newRecord, open, onOpen } = props;
  const { data: records, error, isLoading, refetch } = query;
  const t = useT();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useFormShown({ form: draft });
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = records?.filter((record) => foldText(nameOf(record)).includes(foldText(search.trim())));
  const isShown = open === null || (shown?.some(({ _id }) => _id === open) ?? false);
  const before = useRef({ open, adding });
  // Creating, copying or removing a record removes the focused element. The focus goes to the open record, otherwise to
  // the button for a new one.
  useEffect(() => {
    const { current: was } = before;
    if (!adding && ((was.open === open && !was.adding) || !isShown)) return;
    before.current = { open, adding };
    const { activeElement } = document;
    if (adding || (activeElement !== document.body && activeElement !== add.current)) return;
    const row = was.open === open ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    (row ?? add.current)?.focus();
  }, [open, adding, isShown]);
  const { light } = useMade();
  const onMade = (id: string): void => {
    light({ id });
    setAdding(false);
    setSearch('');
    onOpen(id);
  };
  return (
    <Pane aria-label={t(`${texts}.title`)}>
      <PaneHead>
        <Text as="h1" size="page" grow>
          <FormattedMessage id={`${texts}.title`} />
        </Text>
        <IconAction icon={Plus} label={t(`${texts}.add`)} expanded={adding} onClick={() => setAdding(true)} ref={add} />
      </PaneHead>
      <div className={style.tools}>
        {adding ? (
          newRecord({ onCancel: () => setAdding(false), onMade })
        ) : (
          <SearchInput label={t(`${texts}.search`)} value={search} onChange={setSearch} width="full" />
        )}
      </div>
      <Scroll column>
        {isLoading && <ListSkeleton />}
        {!records && error !== undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
        {shown?.length === 0 && (
          <EmptyState
            title={t(search ? `${texts}.noneMatch` : `${texts}.none`)}
            text={t(search ? `${texts}.noneMatchText` : `${texts}.noneText`)}
          />
        )}
        <div ref={list}>
          {inGroups(shown ?? [], groups).map(({ name, records: inGroup }) => (
            <Fragment key={name}>
              {name && (
                <Text as="h2" size="small" weight="medium" tone="muted" className={style.group}>
                  {name}
                </Text>
              )}
              <PickList records={inGroup} {...{ open, onOpen }} tall>
                {(record) => (
                  <>
                    <Row>
                      <Text weight="medium" cut grow title={nameOf(record)}>
                        {nameOf(record)}
                      </Text>
                      {sideOf && (
                        <Text size="small" tone="muted">
                          {sideOf(record)}
                        </Text>
                      )}
                    </Row>
                    <Text size="small" tone="muted">
                      {detailOf(record)}
                    </Text>
                  </>
                )}
              </PickList>
            </Fragment>
          ))}
        </div>
      </Scroll>
      <PaneFoot>
        <span role="status">
          {shown && <FormattedMessage id={`${texts}.count`} values={{ count: shown.length }} />}
        </span>
      </PaneFoot>
    </Pane>
  );
}
