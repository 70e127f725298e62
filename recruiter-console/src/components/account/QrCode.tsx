import { useT } from '@byline/web-kit/i18n';
import { useCopy } from '@byline/web-kit/ui';
import { Copy } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Row, Stack } from '../layout/Stack';
import { IconAction } from '../ui/IconAction';
import { Text } from '../ui/Text';
import style from './QrCode.module.css';
import { secretOf } from './secret';

/** A two-factor secret: a QR code to scan, and the key to copy or type. */
export function QrCode({ qr, otpauthUrl }: { qr: string; otpauthUrl: string }) {
  const t = useT();
  const secret = secretOf(otpauthUrl);
  const { copy, failed } = useCopy(secret.replaceAll(' ', ''), t('recruiters.copied'));
  return (
    <>
      <img className={style.qr} src={qr} alt={t('recruiters.qrImage')} width={220} height={220} />
      <Stack gap={4}>
        <Text size="small" weight="medium" tone="muted">
          <FormattedMessage id="recruiters.qrSecret" />
        </Text>
        <Row as="span">
          <code className={style.secret}>{secret}</code>
          <IconAction icon={Copy} label={t('recruiters.copy')} onClick={() => void copy()} />
        </Row>
        <Text size="small" role="status">
          {failed && <FormattedMessage id="recruiters.notCopied" />}
        </Text>
      </Stack>
    </>
  );
}
