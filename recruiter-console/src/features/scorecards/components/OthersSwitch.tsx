import Button from '@mui/material/Button';
import { Eye, EyeOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { messages } from '../messages';

interface OthersSwitchProps {
  shown: boolean;
  onChange: (shown: boolean) => void;
}

/** Shows and hides what colleagues gave. */
export const OthersSwitch = ({ shown, onChange }: OthersSwitchProps) => (
  <Row wrap atEnd>
    {!shown && (
      <Text tone="muted" size="small" grow>
        <FormattedMessage {...messages.othersHidden} />
      </Text>
    )}
    <Button size="small" variant="text" onClick={() => onChange(!shown)}>
      {shown ? <EyeOff /> : <Eye />}
      <FormattedMessage {...(shown ? messages.hideOthers : messages.showOthers)} />
    </Button>
  </Row>
);
