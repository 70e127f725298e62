import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/States';

/** The address names a job that does not exist. */
export const NoJob = ({ page = false }: { page?: boolean }) => (
  <EmptyState
    page={page}
    title={<FormattedMessage id="applications.noJob" />}
    text={<FormattedMessage id="applications.noJobText" />}
    action={
      <Button component={Link} to="/jobapplications">
        <FormattedMessage id="applications.all" />
      </Button>
    }
  />
);
