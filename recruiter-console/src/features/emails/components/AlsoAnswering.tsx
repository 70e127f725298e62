import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { PenLine } from 'lucide-react';
import type { ThreadResponse } from '../../../api';
import { useRecruiters } from '../../../api/lookups';
import { endWriting, RENEW_MS, useWritersQuery } from '../../../api/viewers';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useVisible } from '../../../lib/live/useVisible';
import style from './thread.module.css';

interface AlsoAnsweringProps {
  conversation: ThreadResponse;
  /** This user has typed an answer, which the colleagues see while the window is visible. */
  writing?: boolean;
}

/** Names the colleagues who write an answer in the same conversation, so that the candidate gets one answer. */
export function AlsoAnswering({ conversation: { _id: id, ...conversation }, writing = false }: AlsoAnsweringProps) {
  const candidateId = conversation.candidateId ?? '';
  const dispatch = useDispatch();
  const { formatList } = useIntl();
  const visible = useVisible();
  const marked = visible && writing;
  const { currentData } = useWritersQuery(
    { id, candidateId, writing: marked },
    { skip: !visible || candidateId === '', pollingInterval: RENEW_MS, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (!marked) return undefined;
    return () => endWriting({ id, candidateId })(dispatch);
  }, [dispatch, id, candidateId, marked]);
  const { find } = useRecruiters();
  const names = (currentData?.writers ?? []).flatMap((writer) => find(writer) ?? []).map(displayName);
  return (
    <Row role="status" gap={4} className={style.answering}>
      {names.length > 0 && (
        <>
          <PenLine size={14} />
          <Text size="small" tone="muted">
            <FormattedMessage id="conversations.answering" values={{ count: names.length, names: formatList(names) }} />
          </Text>
        </>
      )}
    </Row>
  );
}
