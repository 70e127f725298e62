import { useT } from '@byline/web-kit/i18n';
import { useCurrentUser } from '@byline/web-kit/session';
import { useNotify, type NotifyAction } from '@byline/web-kit/ui';
import { now } from '@byline/web-kit/dates';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { api, type BulkOperationResponse } from '../../../api';
import { takeBegun } from '../../../lib/begun';
import { nameOf, useOperationText } from '../operation-texts';
import { isOf, isOpen, undoableOf } from '../undoable';
import { useLatestOperations } from '../useLatestOperations';
import { useTakeBack } from '../useTakeBack';
import { OperationBar } from './OperationBar';
import { SkippedDialog } from './SkippedDialog';

/** Shows the user's running operations at the foot of every screen. The tab that began an operation reports its result. */
export function Operations() {
  const t = useT();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const notify = useNotify();
  const textOf = useOperationText();
  const takeBack = useTakeBack();
  const me = useCurrentUser();
  const everybodys = useLatestOperations();
  const operations = useMemo(() => everybodys?.filter(isOf(me._id)), [everybodys, me._id]);
  const [failed, setFailed] = useState<BulkOperationResponse | null>(null);
  const [seeing, setSeeing] = useState<BulkOperationResponse | null>(null);

  const waysOn = (operation: BulkOperationResponse): NotifyAction[] => [
    ...(operation.job && !operation.undoes && operation.done > 0 && !pathname.startsWith(`/jobs/${operation.job._id}`)
      ? [{ label: t('bulk.seeJob'), run: () => void navigate(`/jobs/${operation.job?._id ?? ''}`) }]
      : []),
    ...(operation.skipped > 0 ? [{ label: t('bulk.see'), run: () => setSeeing(operation) }] : []),
    ...(undoableOf([operation], now()).length > 0
      ? [{ label: t(`bulk.undo.${nameOf(operation.action)}`), run: () => void takeBack(operation._id) }]
      : []),
  ];
  const tell = (operation: BulkOperationResponse): void => {
    if (operation.state === 'failed') setFailed(operation);
    else notify(textOf(operation), { actions: waysOn(operation) });
  };
  const known = useRef<ReadonlySet<string> | null>(null);
  const onAnswer = useEffectEvent((answer: readonly BulkOperationResponse[]) => {
    const ended = answer.filter((operation) => !isOpen(operation));
    const before = known.current;
    known.current = new Set(ended.map(({ _id }) => _id));
    if (before && ended.some(({ _id }) => !before.has(_id)))
      dispatch(
        api.util.invalidateTags(['Candidate', 'CandidateTiles', 'Folder', 'Tag', 'Email', 'JobApplication', 'Job']),
      );
    ended.filter(({ _id }) => takeBegun(_id)).forEach(tell);
  });
  useEffect(() => {
    if (operations) onAnswer(operations);
  }, [operations]);
  return (
    <>
      {operations
        ?.filter(({ state }) => state === 'running')
        .map((operation) => (
          <OperationBar key={operation._id} operation={operation} />
        ))}
      {failed && <OperationBar operation={failed} ways={waysOn(failed)} onClose={() => setFailed(null)} />}
      {seeing && <SkippedDialog operation={seeing} onClose={() => setSeeing(null)} />}
    </>
  );
}
