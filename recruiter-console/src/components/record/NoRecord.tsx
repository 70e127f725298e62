import { type MessageId, useT } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import { FormattedMessage } from 'react-intl';
import { Pane } from '../layout/Pane';
import { EmptyState } from '../ui/States';

interface NoRecordProps {
  title: MessageId;
  text: MessageId;
  /** The link to the list of all records: by an address or by a callback. */
  all?: MessageId;
  to?: string;
  onBack?: (() => void) | undefined;
  /** The message fills the whole page. */
  page?: boolean;
}

/** Shown instead of a record: no record is open, or it does not exist. */
export const NoRecord = ({ title, text, all, to, onBack, page = false }: NoRecordProps) => (
  <EmptyState
    page={page}
    title={<FormattedMessage id={title} />}
    text={<FormattedMessage id={text} />}
    action={
      all &&
      (to !== undefined ? (
        <Button to={to}>
          <FormattedMessage id={all} />
        </Button>
      ) : (
        onBack && (
          <Button onClick={onBack}>
            <FormattedMessage id={all} />
          </Button>
        )
      ))
    }
  />
);

export const NoRecordPane = (props: NoRecordProps) => (
  <Pane aria-label={useT()(props.title)}>
    <NoRecord {...props} />
  </Pane>
);
