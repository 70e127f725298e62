import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { EmailResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { PaneBody, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { EmailPill } from '../../../components/ui/Pill';
import { Text } from '../../../components/ui/Text';
import { EmailActions } from './EmailActions';
import { EmailBody } from './EmailBody';

interface EmailViewProps {
  email: EmailResponse;
  onBack: () => void;
  onEdit: () => void;
}

/** One mail: its status, its content, and the user's actions on it. */
export function EmailView({ email, onBack, onEdit }: EmailViewProps) {
  const t = useT();
  return (
    <>
      <PaneHead size="bar" lined>
        <Button size="small" variant="text" onClick={onBack}>
          <ArrowLeft />
          <FormattedMessage id="emails.all" />
        </Button>
        <Grow />
        <EmailActions email={email} onEdit={onEdit} />
      </PaneHead>
      <Scroll as="article" aria-label={t('emails.view_email')}>
        <PaneBody gap={12}>
          <Row top>
            <Text as="h3" size="panel" grow>
              {email.subject}
            </Text>
            <EmailPill status={email.status} />
          </Row>
          <EmailBody email={email} />
        </PaneBody>
      </Scroll>
    </>
  );
}
