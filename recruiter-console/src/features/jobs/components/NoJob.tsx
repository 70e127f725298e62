import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/States';
import { messages } from '../messages';

/** An address named a job that there is not. */
export const NoJob = ({ page = false }: { page?: boolean }) => (
  <EmptyState
    page={page}
    title={<FormattedMessage {...messages.noJob} />}
    text={<FormattedMessage {...messages.noJobText} />}
    action={
      <Button component={Link} to="/jobs">
        <FormattedMessage {...messages.all} />
      </Button>
    }
  />
);
