/** A new two-factor secret, to scan with an authenticator app. Shown once: the server keeps it encrypted. */
export class TwoFactorQrResponse {
  /** The QR code as a `data:image/png;base64,…` address. */
  qr: string;

  /** The same as an `otpauth://` address, to type or to open on the phone. */
  otpauthUrl: string;
}
