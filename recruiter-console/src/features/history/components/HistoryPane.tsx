import { useT } from '@byline/web-kit/i18n';
import { BackToProfile } from '../../../components/candidate/BackToProfile';
import { Button } from '../../../components/ui/Button';
import { Pencil, Plus, Trash } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetCandidateQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Pane, PaneHead } from '../../../components/layout/Pane';
import { Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { IconAction } from '../../../components/ui/IconAction';
import { Boundary, EmptyState, ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { useHasUnsaved } from '../../../lib/autosave/useAutosave';
import { useRemoval } from '../../../lib/useRemoval';
import style from './HistoryPane.module.css';

interface HistoryPaneProps<Item> {
  candidateId: string;
  /** The name of the forms' drafts. */
  draft: string;
  title: string;
  addLabel: string;
  emptyTitle: string;
  list: { items: readonly Item[] | undefined; error: unknown; refetch: () => void };
  /** The name of an item in questions and messages. */
  nameOf: (item: Item) => string;
  item: (item: Item) => ReactNode;
  /** The form; without an item it adds one. */
  form: (item: Item | undefined, onClose: () => void) => ReactNode;
  onRemove: (id: string) => Promise<{ error?: unknown }>;
}

/** Work experience or education of a candidate, with forms in place. */
export function HistoryPane<Item extends { _id: string }>(props: HistoryPaneProps<Item>) {
  const { candidateId, draft, title, list, nameOf, form } = props;
  const t = useT();
  const removal = useRemoval();
  const hasUnsaved = useHasUnsaved();
  const unsaved = (record: string): boolean => hasUnsaved({ form: draft, record });
  const [editing, setEditing] = useState<string | null>(() => (unsaved(candidateId) ? 'new' : null));
  const [listed, setListed] = useState(false);
  if (list.items && !listed) {
    setListed(true);
    setEditing((open) => open ?? list.items?.find(({ _id }) => unsaved(_id))?._id ?? null);
  }
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId });
  const close = (): void => setEditing(null);

  const remove = (item: Item) => {
    const name = nameOf(item);
    return removal({
      question: t('history.removeQuestion', { name }),
      text: t('history.removeText'),
      action: t('common.delete'),
      remove: () => props.onRemove(item._id),
      done: t('history.removed', { name }),
    });
  };
  return (
    <Pane aria-label={title}>
      <PaneHead size="bar" lined>
        <BackToProfile id={candidateId} candidate={candidate} />
      </PaneHead>
      <PaneHead>
        <Text as="h1" size="page" grow>
          {title}
        </Text>
        <Button variant="contained" color="primary" disabled={editing === 'new'} onClick={() => setEditing('new')}>
          <Plus />
          {props.addLabel}
        </Button>
      </PaneHead>
      <Scroll column className={style.list}>
        {editing === 'new' && <Boundary>{form(undefined, close)}</Boundary>}
        {!list.items && !list.error && <ListSkeleton rows={3} />}
        {!list.items && list.error !== undefined && <ErrorState error={list.error} onRetry={list.refetch} />}
        {list.items?.length === 0 && editing !== 'new' && (
          <EmptyState title={props.emptyTitle} text={t('history.noneText')} />
        )}
        <List>
          {list.items?.map((item) => (
            <li key={item._id} data-record={item._id}>
              {editing === item._id ? (
                <Boundary>{form(item, close)}</Boundary>
              ) : (
                <Row className={style.entry}>
                  <Grow as="div">{props.item(item)}</Grow>
                  <IconAction
                    icon={Pencil}
                    label={t('history.edit', { name: nameOf(item) })}
                    onClick={() => setEditing(item._id)}
                  />
                  <IconAction
                    icon={Trash}
                    label={t('history.remove', { name: nameOf(item) })}
                    onClick={() => void remove(item)}
                  />
                </Row>
              )}
            </li>
          ))}
        </List>
      </Scroll>
    </Pane>
  );
}
