import { useT } from '@byline/web-kit/i18n';
import { QrPicture } from '../../../components/ui/QrPicture';
import { qrCode } from '../../../lib/qr';
import style from './PrintedAddress.module.css';

/** Leads from a printed page to the page itself. */
export function PrintedAddress({ address }: { address: string }) {
  const t = useT();
  return (
    <aside className={style.printed}>
      <p>
        {t('public.whole')}
        <br />
        {address}
      </p>
      <QrPicture code={qrCode(address)} label={t('public.qr')} />
    </aside>
  );
}
