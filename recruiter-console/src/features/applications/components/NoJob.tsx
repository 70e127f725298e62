import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../../components/ui/States';

/** The address names a job that does not exist. */
export const NoJob = ({ page = false }: { page?: boolean }) => (
  <EmptyState
    page={page}
    title={<FormattedMessage id="applications.noJob" />}
    text={<FormattedMessage id="applications.noJobText" />}
    action={
      <Button to="/jobapplications">
        <FormattedMessage id="applications.all" />
      </Button>
    }
  />
);
