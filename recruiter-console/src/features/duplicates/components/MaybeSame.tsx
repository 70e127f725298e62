import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DuplicateResponse } from '../../../api';
import { useReasonWords } from '../../../components/candidate/useReasonWords';
import { PaneBody } from '../../../components/layout/Pane';
import { Banner } from '../../../components/ui/Banner';
import { displayName } from '../../../lib/format';

/** The lines of a profile about people who may be the same, with the way to compare them. */
export function MaybeSame({ candidateId, pairs }: { candidateId: string; pairs: readonly DuplicateResponse[] }) {
  const words = useReasonWords();
  return (
    <PaneBody gap={8}>
      {pairs.map(({ _id, candidates, reasons }) => {
        const other = candidates.find((one) => one._id !== candidateId);
        return (
          other && (
            <Banner
              key={_id}
              quiet
              action={
                <Link to={`/settings/duplicates?pair=${_id}`}>
                  <FormattedMessage id="duplicates.compare" />
                </Link>
              }
            >
              <FormattedMessage id="duplicates.maybe" values={{ name: displayName(other), reasons: words(reasons) }} />
            </Banner>
          )
        );
      })}
    </PaneBody>
  );
}
