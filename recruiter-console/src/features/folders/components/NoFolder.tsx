import Button from '@mui/material/Button';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Pane } from '../../../components/layout/Pane';
import { EmptyState } from '../../../components/ui/States';
import { messages } from '../messages';

interface NoFolderProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  onBack?: () => void;
}

/** In the place of a folder: none is chosen, or it is gone. */
export function NoFolder({ title, text, onBack }: NoFolderProps) {
  const { formatMessage } = useIntl();
  return (
    <Pane aria-label={formatMessage(title)}>
      <EmptyState
        title={formatMessage(title)}
        text={formatMessage(text)}
        action={
          onBack && (
            <Button onClick={onBack}>
              <FormattedMessage {...messages.all} />
            </Button>
          )
        }
      />
    </Pane>
  );
}
