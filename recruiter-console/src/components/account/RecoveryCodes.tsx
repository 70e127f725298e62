import { useOverlayClose } from '@byline/web-kit/back';
import { saveBlob } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useConfirm, useCopy } from '@byline/web-kit/ui';
import { Button } from '../ui/Button';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row, Stack } from '../layout/Stack';
import { Text } from '../ui/Text';
import style from './RecoveryCodes.module.css';

/**
 * Recovery codes for a lost app. The API shows them only once, so the user copies or downloads them here, and the dialog around them asks
 * before it closes.
 */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT();
  const kept = useRef<HTMLButtonElement>(null);
  useEffect(() => kept.current?.focus(), []);
  const confirm = useConfirm();
  const ask = async (): Promise<void> => {
    const question = { title: t('twoFactor.keptQuestion'), text: t('twoFactor.onlyNow'), action: t('twoFactor.kept') };
    if (await confirm(question)) onKept();
  };
  useOverlayClose(() => void ask());
  const text = `${codes.join('\n')}\n`;
  const { copy, failed } = useCopy(text, t('twoFactor.copied'));
  return (
    <Stack gap={12}>
      <Text as="h3" weight="semibold">
        <FormattedMessage id="twoFactor.recovery" />
      </Text>
      <p>
        <FormattedMessage id="twoFactor.keepThem" />
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
          <FormattedMessage id="twoFactor.copy" />
        </Button>
        <Button
          size="small"
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'byline-recovery-codes.txt')}
        >
          <Download />
          <FormattedMessage id="twoFactor.download" />
        </Button>
      </Row>
      <Text size="small" role="status">
        {failed && <FormattedMessage id="twoFactor.notCopied" />}
      </Text>
      <Row atEnd>
        <Button ref={kept} variant="contained" color="primary" onClick={onKept}>
          <FormattedMessage id="twoFactor.kept" />
        </Button>
      </Row>
    </Stack>
  );
}
