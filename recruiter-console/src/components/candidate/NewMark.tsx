import { useT } from '@byline/web-kit/i18n';
import { useIsNew } from '../../lib/candidate-list/new-ids';
import { Dot } from '../ui/Dot';

/** A dot beside a candidate who is new in the opened view. */
export function NewMark({ candidateId }: { candidateId: string }) {
  const t = useT();
  if (!useIsNew(candidateId)) return null;
  return <Dot label={t('views.newHere')} />;
}
