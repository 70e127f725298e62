import { formatDay, formatTime } from '@byline/web-kit/dates';
import { FormattedMessage } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { PaneBody } from '../../../components/layout/Pane';
import { Banner } from '../../../components/ui/Banner';

/** Tells when a candidate who asked to leave is deleted, and whether the data stays (docs/domain/accounts.md#leaving). */
export function Leaving({ candidate: { leaving } }: { candidate: CandidateResponse }) {
  if (!leaving) return null;
  const moment = `${formatDay(leaving.at)} ${formatTime(leaving.at)}`;
  return (
    <PaneBody>
      <Banner quiet>
        <FormattedMessage id={leaving.keepData ? 'profile.loginGoes' : 'profile.personGoes'} values={{ moment }} />
      </Banner>
    </PaneBody>
  );
}
