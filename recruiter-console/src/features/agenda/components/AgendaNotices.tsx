import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../components/ui/Banner';

interface AgendaNoticesProps {
  /** The number of items that the range has beyond those that the agenda reads. */
  unread: number;
  total: number;
  /** True if the agenda shows items, but could not read all. */
  failed: boolean;
  onRetry: () => void;
}

/** Says which items of the range are missing. */
export const AgendaNotices = ({ unread, total, failed, onRetry }: AgendaNoticesProps) =>
  failed ? (
    <Banner
      tone="bad"
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="agenda.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id="agenda.notAll" />
    </Banner>
  ) : (
    unread > 0 && (
      <Banner>
        <FormattedMessage id="agenda.tooMany" values={{ shown: total - unread, total }} />
      </Banner>
    )
  );
