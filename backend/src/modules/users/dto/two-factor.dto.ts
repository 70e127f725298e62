/** A new two-factor secret, to scan with an authenticator app. Shown once: the server keeps it encrypted. */
export class TwoFactorQrResponse {
  /**
   * The QR code as a `data:image/png;base64,…` address.
   * @example "data:image/png;base64,iVBORw0KGgo="
   */
  qr: string;

  /**
   * The same as an `otpauth://` address, to type or to open on the phone.
   * @example "otpauth://totp/Byline:sofie@byline.example?secret=JBSWY3DPEHPK3PXP&issuer=Byline"
   */
  otpauthUrl: string;
}
