import { useCopy } from '@byline/web-kit/ui';
import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row, Stack } from '../layout/Stack';
import { IconAction } from '../ui/IconAction';
import { Text } from '../ui/Text';
import { twoFactorMessages as messages } from './messages';
import style from './QrCode.module.css';
import { secretOf } from './secret';

/** A two-factor secret: a QR to scan, and its key to copy or type. */
export function QrCode({ qr, otpauthUrl }: { qr: string; otpauthUrl: string }) {
  const { formatMessage } = useIntl();
  const secret = secretOf(otpauthUrl);
  const { copy, failed } = useCopy(secret.replaceAll(' ', ''), formatMessage(messages.copied));
  return (
    <>
      <img className={style.qr} src={qr} alt={formatMessage(messages.qrImage)} width={220} height={220} />
      <Stack gap={4}>
        <Text size="small" weight="medium" tone="muted">
          <FormattedMessage {...messages.qrSecret} />
        </Text>
        <Row as="span">
          <code className={style.secret}>{secret}</code>
          <IconAction icon={Copy} label={formatMessage(messages.copy)} onClick={() => void copy()} />
        </Row>
        <Text size="small" role="status">
          {failed && <FormattedMessage {...messages.notCopied} />}
        </Text>
      </Stack>
    </>
  );
}
