import Button from '@mui/material/Button';
import { Download, Image } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { IconAction } from '../../../components/ui/IconAction';
import { usePhone } from '../../../lib/usePhone';
import { messages } from '../messages';

interface SaveActionsProps {
  disabled: boolean;
  onTable: () => void;
  onPicture: () => void;
}

/** Takes the numbers along, and the chart. */
export function SaveActions({ disabled, onTable, onPicture }: SaveActionsProps) {
  const { formatMessage } = useIntl();
  const phone = usePhone();
  const actions = [
    { icon: Download, text: messages.csv, onClick: onTable },
    { icon: Image, text: messages.picture, onClick: onPicture },
  ];
  const buttons = actions.map(({ icon: Icon, text, onClick }) =>
    phone ? (
      <IconAction key={text.id} icon={Icon} label={formatMessage(text)} disabled={disabled} onClick={onClick} />
    ) : (
      <Button key={text.id} variant="text" disabled={disabled} onClick={onClick}>
        <Icon />
        <FormattedMessage {...text} />
      </Button>
    ),
  );
  return <Row gap={4}>{buttons}</Row>;
}
