import { Button } from '../../../components/ui/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PaneHead } from '../../../components/layout/Pane';
import { MailError } from './MailError';

/** The address names a mail that does not exist or does not load. */
export const NoMail = ({ error, onBack }: { error: unknown; onBack: () => void }) => (
  <>
    <PaneHead size="bar" lined>
      <Button size="small" variant="text" onClick={onBack}>
        <ArrowLeft />
        <FormattedMessage id="emails.all" />
      </Button>
    </PaneHead>
    <MailError error={error} />
  </>
);
