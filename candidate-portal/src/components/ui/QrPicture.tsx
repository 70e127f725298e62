import type { QrCode } from '../../lib/qr';
import style from './QrPicture.module.css';

/** A QR code that takes the size of its container. */
export const QrPicture = ({ code: { size, path }, label }: { code: QrCode; label: string }) => (
  <svg className={style.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <path d={path} />
  </svg>
);
