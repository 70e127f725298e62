import { Button } from '../../../components/ui/Button';
import { Eye, EyeOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';

interface OthersSwitchProps {
  shown: boolean;
  onChange: (shown: boolean) => void;
}

/** Shows or hides the colleagues' scores. */
export const OthersSwitch = ({ shown, onChange }: OthersSwitchProps) => (
  <Row wrap atEnd>
    {!shown && (
      <Text tone="muted" size="small" grow>
        <FormattedMessage id="scorecards.othersHidden" />
      </Text>
    )}
    <Button size="small" variant="text" onClick={() => onChange(!shown)}>
      {shown ? <EyeOff /> : <Eye />}
      <FormattedMessage id={shown ? 'scorecards.hideOthers' : 'scorecards.showOthers'} />
    </Button>
  </Row>
);
