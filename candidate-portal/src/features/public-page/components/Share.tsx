import { config } from '@byline/web-kit/config';
import { saveBlob } from '@byline/web-kit/files';
import { useT } from '@byline/web-kit/i18n';
import { useCopy } from '@byline/web-kit/ui';
import { Copy, ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { Button, TextButton } from '../../../components/ui/Button';
import { QrPicture } from '../../../components/ui/QrPicture';
import { qrCode, qrFile } from '../../../lib/qr';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';
import style from './Share.module.css';

/** The address of the page: to copy, as a QR code, and to open once it is public. */
export function Share({ path, isPublic }: { path: string; isPublic: boolean }) {
  const t = useT();
  // The page shows the address with its letters; copies get the encoded form, which every program accepts.
  const address = encodeURI(`${config.portalUrl}${path}`);
  const code = useMemo(() => qrCode(address), [address]);
  const { copy, failed } = useCopy(address, t('publicPage.copied'));
  return (
    <section aria-labelledby="v-share">
      <h2 id="v-share">{t('publicPage.share')}</h2>
      <p className={style.address} aria-label={t('publicPage.address')}>
        {`${config.portalUrl}${path}`}
      </p>
      <p className={`${textStyle.small} ${textStyle.secondary} ${style.follows}`}>{t('publicPage.addressText')}</p>
      <Button wide onClick={() => void copy()}>
        <Copy />
        {t('publicPage.copy')}
      </Button>
      <p role="status" className={textStyle.small}>
        {failed && t('publicPage.copyFailed')}
      </p>
      <div className={style.sharing}>
        <QrPicture code={code} label={t('publicPage.qr')} />
        <div>
          <TextButton onClick={() => saveBlob(qrFile(code), 'qr.svg')}>{t('publicPage.downloadQr')}</TextButton>
          <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('publicPage.qrText')}</p>
        </div>
      </div>
      {isPublic ? (
        <a className={buttonStyle.text} href={address} target="_blank">
          {t('publicPage.open')} <ExternalLink size={16} />
        </a>
      ) : (
        <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('publicPage.opensLater')}</p>
      )}
    </section>
  );
}
