import { type MessageId, useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Pane } from '../layout/Pane';
import { EmptyState } from '../ui/States';

interface NoRecordProps {
  title: MessageId;
  text: MessageId;
  /** The way on: to all there are, by an address or by what closes this. */
  all?: MessageId;
  to?: string;
  onBack?: (() => void) | undefined;
  /** It is all there is on the page. */
  page?: boolean;
}

/** In the place of a record: none is chosen, it is gone, or there never was one. */
export const NoRecord = ({ title, text, all, to, onBack, page = false }: NoRecordProps) => (
  <EmptyState
    page={page}
    title={<FormattedMessage id={title} />}
    text={<FormattedMessage id={text} />}
    action={
      all &&
      (to !== undefined ? (
        <Button component={Link} to={to}>
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

/** The same in a pane of its own. */
export const NoRecordPane = (props: NoRecordProps) => (
  <Pane aria-label={useT()(props.title)}>
    <NoRecord {...props} />
  </Pane>
);
