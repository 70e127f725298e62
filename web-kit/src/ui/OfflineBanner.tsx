import { WifiOff } from 'lucide-react';
import { useT } from '../i18n';
import style from './OfflineBanner.module.css';
import { useOnline } from './useOnline';

/** Shown above every screen while the browser is offline. */
export function OfflineBanner() {
  const t = useT();
  const online = useOnline();
  return (
    <div role="status" className={style.room}>
      {!online && (
        <p className={style.banner}>
          <WifiOff size={16} />
          {t('offline.banner')}
        </p>
      )}
    </div>
  );
}
