import { IsBoolean, IsString, Matches } from 'class-validator';
import { toBoolean, whole } from './setting-checks.js';

/** Settings of mail that comes in (docs/operations.md#mail-that-comes-in). */
export class InboundEnvironment {
  /** The domain of the addresses for answers, whose mails come to the worker: `in.byline.example`. Empty: answers go to their writers' own mailboxes. */
  @Matches(/^([a-z\d]([a-z\d.-]{0,170}[a-z\d])?)?$/, { message: '$property must be a domain in lower case' })
  INBOUND_DOMAIN = '';

  /** Addresses at INBOUND_DOMAIN that take mail of anybody, as names before the `@` with commas between them: `team,jobs`. */
  @Matches(/^([a-z\d._-]+(,[a-z\d._-]+)*)?$/, { message: '$property must be names with commas between them' })
  INBOUND_MAILBOXES = '';

  /** Port on which the worker takes mail (SMTP); 0 turns it off. */
  @whole(0, 65535)
  INBOUND_SMTP_PORT = 0;

  /** A mailbox whose mails the worker takes (IMAP): `imaps://user:password@imap.provider.example/INBOX`; special signs are encoded. */
  @Matches(/^(imaps?:\/\/[^:@/\s]+:[^@/\s]+@[^@\s]+)?$/, {
    message: '$property must be imaps://user:password@host/mailbox',
  })
  INBOUND_IMAP_URL = '';

  /** Files of the certificate and its key, in PEM, for STARTTLS; without them mail comes unencrypted. */
  @IsString()
  INBOUND_TLS_CERT = '';

  @IsString()
  INBOUND_TLS_KEY = '';

  /** Whether the worker checks the senders of mails (SPF, DKIM, DMARC). */
  @toBoolean
  @IsBoolean()
  INBOUND_SENDER_CHECK = true;

  /** The name in the `Authentication-Results` header of the own provider or relay (`mx.provider.example`), whose check counts. Empty: no such header counts. */
  @IsString()
  INBOUND_AUTHSERV_ID = '';

  /** Resolvers for these checks, as addresses with commas between them (`127.0.0.1:5353`); empty for the resolvers of the machine. */
  @IsString()
  INBOUND_DNS_SERVERS = '';

  /** Mails an hour that the worker takes from one sender. */
  @whole(1)
  INBOUND_MAILS_PER_SENDER_PER_HOUR = 300;
}
