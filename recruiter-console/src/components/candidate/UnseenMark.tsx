import type { ChangeKind } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useRecruiters } from '../../api/lookups';
import { unseenKey, useUnseen } from '../../lib/live/live-state';
import { Dot } from '../ui/Dot';

/** A dot at a part of a candidate that a colleague changed and the user has not looked at since; an act of the candidate leaves none. */
export function UnseenMark({ candidateId, kind }: { candidateId: string; kind: ChangeKind }) {
  const t = useT();
  const by = useUnseen().get(unseenKey(candidateId, kind));
  const author = useRecruiters().find(by ?? null);
  return author && <Dot label={t('live.unseen', { name: author.firstname })} />;
}
