import { FormattedMessage } from 'react-intl';
import { useCountText, type Count } from '../../lib/counted';

/** The uses of a record, behind the other facts of its line. */
export function UsesText({ uses }: { uses: Count | undefined }) {
  const countText = useCountText();
  if (!uses) return null;
  return (
    <>
      {' · '}
      <FormattedMessage id="common.uses" values={{ count: uses.count, shown: countText(uses) }} />
    </>
  );
}
