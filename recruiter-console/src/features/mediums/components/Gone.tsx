import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/States';
import { messages } from '../messages';

/** An address named a medium or a campaign that there is not. */
export const Gone = ({ title, page = false }: { title: MessageDescriptor; page?: boolean }) => (
  <EmptyState
    page={page}
    title={<FormattedMessage {...title} />}
    text={<FormattedMessage {...messages.goneText} />}
    action={
      <Button component={Link} to="/settings/mediums">
        <FormattedMessage {...messages.title} />
      </Button>
    }
  />
);
