import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Download, Image } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../../components/layout/Stack';
import { IconAction } from '../../../components/ui/IconAction';
import { usePhone } from '../../../lib/usePhone';

interface SaveActionsProps {
  disabled: boolean;
  onTable: () => void;
  onPicture: () => void;
}

/** Downloads the table and the chart. */
export function SaveActions({ disabled, onTable, onPicture }: SaveActionsProps) {
  const t = useT();
  const phone = usePhone();
  const actions = [
    { icon: Download, text: 'statistics.csv', onClick: onTable },
    { icon: Image, text: 'statistics.picture', onClick: onPicture },
  ] as const;
  const buttons = actions.map(({ icon: Icon, text, onClick }) =>
    phone ? (
      <IconAction key={text} icon={Icon} label={t(text)} disabled={disabled} onClick={onClick} />
    ) : (
      <Button key={text} variant="text" disabled={disabled} onClick={onClick}>
        <Icon />
        <FormattedMessage id={text} />
      </Button>
    ),
  );
  return <Row gap={4}>{buttons}</Row>;
}
