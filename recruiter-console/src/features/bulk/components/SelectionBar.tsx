import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useCreateBulkOperationMutation,
  type BulkOperationResponse,
  type CandidateListItemResponse,
} from '../../../api';
import { exportPath } from '../../../api/candidate-queries';
import { useExport } from '../../../components/export/export-context';
import { SelectedBar } from '../../../components/list/SelectedBar';
import type { ListState } from '../../../lib/candidate-list/list-state';
import type { Selection } from '../../../lib/candidate-list/selection';
import { useListCounts } from '../../../lib/candidate-list/useListCounts';
import { useSelectedCount } from '../../../lib/candidate-list/useSelectedCount';
import { useCountText } from '../../../lib/counted';
import { useEscape } from '../../../lib/useEscape';
import { addBegun } from '../../../lib/begun';
import { ActionMenu, type OpenMenu } from './ActionMenu';
import { FittingActions } from './FittingActions';
import style from './SelectionBar.module.css';
import { useActions } from './useActions';

const ProposalDialog = lazy(() => import('../../../components/proposal/ProposalDialog'));
const AskDialog = lazy(() => import('../../../components/ask/AskDialog'));
const MailDialog = lazy(() => import('./MailDialog'));

interface SelectionBarProps {
  selection: Selection;
  state: ListState;
  rows: readonly CandidateListItemResponse[];
}

/** Below the table: the number of selected candidates, and the actions on them. */
export function SelectionBar({ selection, state, rows }: SelectionBarProps) {
  const t = useT();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const startExport = useExport();
  const me = useCurrentUser();
  const [create, { isLoading }] = useCreateBulkOperationMutation();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [mailing, setMailing] = useState(false);
  const [proposing, setProposing] = useState(false);
  const [asking, setAsking] = useState(false);
  const countText = useCountText();
  const { total } = useListCounts(state);
  const counted = useSelectedCount(selection, state);
  const count = counted ?? 0;
  // Ends the selection of a whole list when the list becomes empty.
  const isEmpty = selection.all && counted === 0;
  const { end } = selection;
  useEffect(() => {
    if (isEmpty) end();
  }, [isEmpty, end]);
  // Escape first closes the panel beside the list.
  useEscape(state.open || state.adding ? undefined : selection.end);

  const mayArchive = (): Promise<boolean> =>
    confirm({
      title: t('bulk.archiveQuestion', { count }),
      text: t('bulk.archiveText', { count }),
      action: t('bulk.archive'),
    });

  /** Resolves to true if the operation began. */
  const act = async (action: BulkOperationResponse['action']): Promise<boolean> => {
    setMenu(null);
    if (action.archived && !(await mayArchive())) return false;
    const { selection: who, ...query } = selection.request();
    const result = await create({ ...query, createBulkOperationRequest: { selection: who, action } });
    if (result.error) showError(result.error);
    else {
      addBegun(result.data.data._id);
      if (result.data.data.state === 'waiting') notify(t('bulk.askedForYes'));
      // Archiving, or removal from the shown folder, takes the candidates out of this list.
      if (action.archived !== undefined || action.removeFromFolders) selection.end();
    }
    return !result.error;
  };
  const onExport = (): void => {
    const { selection: who, ...query } = selection.request();
    startExport({ path: exportPath({ ...query, sort: [state.sort] }), selection: who, count, name: 'candidates.xlsx' });
  };
  const actions = useActions({
    state,
    mayExport: me.roles.includes('super-admin'),
    act: (action) => void act(action),
    open: setMenu,
    mail: () => setMailing(true),
    propose: () => setProposing(true),
    ask: () => setAsking(true),
    save: onExport,
  });
  return (
    <SelectedBar
      label={t('bulk.bar')}
      said={
        counted === null ? (
          <FormattedMessage id="bulk.counting" />
        ) : (
          <FormattedMessage id={selection.all ? 'bulk.allSelected' : 'bulk.selected'} values={{ count }} />
        )
      }
      busy={isLoading || counted === null}
      onEnd={selection.end}
    >
      {selection.all ? (
        <Button variant="text" size="small" className={style.all} onClick={() => selection.choosePage(rows)}>
          <FormattedMessage id="bulk.onlyPage" values={{ count: rows.length }} />
        </Button>
      ) : (
        total &&
        (total.more || count < total.count) && (
          <Button variant="text" size="small" className={style.all} onClick={selection.chooseAll}>
            <FormattedMessage id="bulk.selectAll" values={{ count: countText(total) }} />
          </Button>
        )
      )}
      {/* Shows no actions until the count is known, so that the user knows how many candidates an action changes. */}
      {counted !== null && <FittingActions actions={actions} more={t('bulk.more')} />}
      {menu && <ActionMenu menu={menu} onAct={(action) => void act(action)} onClose={() => setMenu(null)} />}
      {mailing && (
        <Suspense>
          <MailDialog
            request={{ ...selection.request(), sort: [state.sort] }}
            count={count}
            onSend={(mail) => act({ mail })}
            onClose={() => setMailing(false)}
          />
        </Suspense>
      )}
      {proposing && (
        <Suspense>
          <ProposalDialog
            start={{ candidates: { ...selection.request(), sort: [state.sort] }, count }}
            onClose={() => setProposing(false)}
          />
        </Suspense>
      )}
      {asking && (
        <Suspense>
          <AskDialog candidates={selection.request()} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SelectedBar>
  );
}
