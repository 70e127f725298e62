import Button from '@mui/material/Button';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Pane } from '../../../components/layout/Pane';
import { EmptyState } from '../../../components/ui/States';
import { messages } from '../messages';

interface NoTemplateProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  onBack?: (() => void) | undefined;
}

/** In the place of a template: none is chosen, or it is gone. */
export function NoTemplate({ title, text, onBack }: NoTemplateProps) {
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
