import Button from '@mui/material/Button';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { Pane } from '../layout/Pane';
import { EmptyState } from '../ui/States';

interface NoRecordProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The way on: to all there are, by an address or by what closes this. */
  all?: MessageDescriptor;
  to?: string;
  onBack?: (() => void) | undefined;
  /** It is all there is on the page. */
  page?: boolean;
}

/** In the place of a record: none is chosen, it is gone, or there never was one. */
export const NoRecord = ({ title, text, all, to, onBack, page = false }: NoRecordProps) => (
  <EmptyState
    page={page}
    title={<FormattedMessage {...title} />}
    text={<FormattedMessage {...text} />}
    action={
      all &&
      (to !== undefined ? (
        <Button component={Link} to={to}>
          <FormattedMessage {...all} />
        </Button>
      ) : (
        onBack && (
          <Button onClick={onBack}>
            <FormattedMessage {...all} />
          </Button>
        )
      ))
    }
  />
);

/** The same in a pane of its own. */
export const NoRecordPane = (props: NoRecordProps) => (
  <Pane aria-label={useIntl().formatMessage(props.title)}>
    <NoRecord {...props} />
  </Pane>
);
