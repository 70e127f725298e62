import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TwoFactorQrResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { IconAction } from '../../../components/ui/IconAction';
import { useCopy } from '@byline/web-kit/ui';
import { messages } from '../messages';
import { secretOf } from '../model';
import style from './QrDialog.module.css';

interface QrDialogProps {
  name: string;
  code: TwoFactorQrResponse | null;
  onClose: () => void;
}

/** The new two-factor secret: a QR to scan, and its key to copy or type. */
export function QrDialog({ name, code, onClose }: QrDialogProps) {
  const { formatMessage } = useIntl();
  const secret = secretOf(code?.otpauthUrl ?? '');
  const { copy, failed } = useCopy(secret.replaceAll(' ', ''), formatMessage(messages.copied));
  return (
    <AppDialog
      open={code !== null}
      title={<FormattedMessage {...messages.qrTitle} values={{ name }} />}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      <Stack gap={12}>
        <p>
          <FormattedMessage {...messages.qrText} />
        </p>
        {code && (
          <img className={style.qr} src={code.qr} alt={formatMessage(messages.qrImage)} width={220} height={220} />
        )}
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
      </Stack>
    </AppDialog>
  );
}
