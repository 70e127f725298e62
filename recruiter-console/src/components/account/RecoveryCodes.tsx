import { saveBlob } from '@byline/web-kit/files';
import { useCopy } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row, Stack } from '../layout/Stack';
import { Text } from '../ui/Text';
import { twoFactorMessages as messages } from './messages';
import style from './RecoveryCodes.module.css';

/** The codes for who has no app at hand: there to copy and download this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { formatMessage } = useIntl();
  const kept = useRef<HTMLButtonElement>(null);
  useEffect(() => kept.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const { copy, failed } = useCopy(text, formatMessage(messages.codesCopied));
  return (
    <Stack gap={12}>
      <Text as="h3" weight="semibold">
        <FormattedMessage {...messages.recovery} />
      </Text>
      <p>
        <FormattedMessage {...messages.keepThem} />
      </p>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row wrap>
        <Button size="small" onClick={() => void copy()}>
          <Copy />
          <FormattedMessage {...messages.copyCodes} />
        </Button>
        <Button
          size="small"
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'byline-recovery-codes.txt')}
        >
          <Download />
          <FormattedMessage {...messages.download} />
        </Button>
      </Row>
      <Text size="small" role="status">
        {failed && <FormattedMessage {...messages.codesNotCopied} />}
      </Text>
      <Row atEnd>
        <Button ref={kept} variant="contained" color="primary" onClick={onKept}>
          <FormattedMessage {...messages.kept} />
        </Button>
      </Row>
    </Stack>
  );
}
