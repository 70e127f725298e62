import { ANSWER_DAYS, ASK_DAYS } from '@byline/shared-types/domain';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Matches, MinLength, ValidateIf } from 'class-validator';
import { DomainOfBoth } from './domain-of-both.js';
import { InboundEnvironment } from './inbound-environment.js';
import { baseUrl, toBoolean, url, whole } from './setting-checks.js';

const required = { message: '$property is required with this FILE_STORE' };
const withStore = (store: Environment['FILE_STORE']): PropertyDecorator =>
  ValidateIf(({ FILE_STORE }: Environment) => FILE_STORE === store);

/** Every setting of the API and the worker: one environment variable a field. The application does not start on a bad one. */
export class Environment extends InboundEnvironment {
  /** `production` logs JSON; anything else logs for people. */
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'production';

  /** MongoDB connection string; must be a replica set (transactions). */
  @IsString()
  @MinLength(10)
  MONGODB_URI: string;

  /** Redis connection string. */
  @url('redis', 'rediss')
  REDIS_URL: string;

  /** Time limit of a MongoDB command, in milliseconds; a transaction has twice as long. 0 removes the limit. */
  @whole(0)
  MONGODB_TIMEOUT_MS = 5_000;

  /** Time limit of an answer, in milliseconds, also while a service is slow. Excludes receiving the body and the file store. 0 removes the limit. */
  @whole(0)
  REQUEST_TIMEOUT_MS = 5_000;

  /** Time limit of a Redis command, in milliseconds. */
  @whole(1)
  REDIS_TIMEOUT_MS = 2_000;

  /** SMTP connection string, e.g. `smtp://user:secret@host:587`. */
  @url('smtp', 'smtps')
  SMTP_URL: string;

  /** Port of the API. */
  @whole(1, 65535)
  API_PORT = 3000;

  /** Port of the worker's health check. */
  @whole(1, 65535)
  WORKER_PORT = 3003;

  /** Ports of the metrics, which only monitoring may reach; 0 turns them off. */
  @whole(0, 65535)
  METRICS_PORT = 3004;

  @whole(0, 65535)
  WORKER_METRICS_PORT = 3005;

  /** Address the API and the worker listen on. */
  @IsString()
  HOST = '127.0.0.1';

  /** Where browsers reach the candidate portal: mailed links point there and CORS allows it. */
  @baseUrl()
  PORTAL_URL = 'http://localhost:3001';

  /** Where browsers reach the recruiter console: CORS allows it. */
  @baseUrl()
  CONSOLE_URL = 'http://localhost:3002';

  /**
   * The domain of passkeys, if portal and console have hosts below one domain: `byline.example` for `talent.byline.example` and
   * `console.byline.example`. Empty is the host of the portal. A change invalidates all passkeys.
   */
  @DomainOfBoth()
  PASSKEY_DOMAIN = '';

  /** Whether recruiters need two-factor or a passkey; a recruiter without either sets one up at login. */
  @toBoolean
  @IsBoolean()
  STAFF_SECOND_FACTOR = false;

  /** Where clients reach the API, as Swagger UI and the one click that ends mails show it. */
  @baseUrl()
  PUBLIC_API_URL = 'http://localhost:3000';

  /** At least 32 characters; signs sessions and bot checks and encrypts two-factor secrets. Changing it ends every session. */
  @IsString()
  @MinLength(32)
  SECRET: string;

  /** Stores uploads in a folder, or in a bucket of S3 or of a compatible server. */
  @IsIn(['local', 's3'])
  FILE_STORE: 'local' | 's3' = 'local';

  /** `local`: the folder of uploads; outside any web root. */
  @withStore('local')
  @MinLength(1, required)
  FILE_STORE_DIR = '';

  /** `s3`: the bucket, used for nothing else. */
  @withStore('s3')
  @Matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { message: '$property must be the name of a bucket' })
  S3_BUCKET = '';

  /** `s3`: the bucket's region, e.g. `eu-west-1`. */
  @withStore('s3')
  @Matches(/^[a-z\d-]+$/, { message: '$property must be the name of a region' })
  S3_REGION = '';

  /** `s3`: address of a server other than Amazon's. */
  @withStore('s3')
  @IsOptional()
  @url('http', 'https')
  S3_ENDPOINT?: string = undefined;

  /** `s3`: puts the bucket in the path, not in the host name; most servers other than Amazon's need it. */
  @toBoolean
  @IsBoolean()
  S3_FORCE_PATH_STYLE = false;

  @withStore('s3')
  @MinLength(1, required)
  S3_ACCESS_KEY_ID = '';

  @withStore('s3')
  @MinLength(1, required)
  S3_SECRET_ACCESS_KEY = '';

  /** Sending address of every mail; also the domain of the Message-ID. */
  @IsEmail()
  MAIL_FROM = 'talent@byline.example';

  /** Name of the product, in mails and titles. */
  @IsString()
  @MinLength(1)
  PRODUCT_NAME = 'Byline';

  /** Name of the agency, in mails. */
  @IsString()
  @MinLength(1)
  AGENCY_NAME = 'Byline';

  /** Days until the promised answer to an application whose job says nothing else. */
  @whole(ANSWER_DAYS.min, ANSWER_DAYS.max)
  ANSWER_DAYS = ANSWER_DAYS.default;

  /** Days after which active candidates are asked by mail whether their availability still holds; 0 asks nobody by itself. */
  @whole(ASK_DAYS.min, ASK_DAYS.max)
  AVAILABILITY_ASK_DAYS: number = ASK_DAYS.default;

  /** Seconds of a worker's lease on a mail; then another worker takes over. Longer than the SMTP time-outs. */
  @whole(2, 3600)
  MAIL_LEASE_SECONDS = 90;

  /** Seconds until the first retry of a mail after a temporary failure; each next wait is twice as long, up to an hour. */
  @whole(1, 3600)
  MAIL_RETRY_SECONDS = 30;

  /** Seconds between two searches of the worker for due mails that Redis lost. */
  @whole(1, 3600)
  MAIL_RECONCILE_SECONDS = 60;

  /** Seconds without progress after which another worker takes over a change to many candidates. */
  @whole(1, 3600)
  BULK_LEASE_SECONDS = 15;

  /** A mail to more candidates than this waits for the approval of a second recruiter. */
  @whole(0)
  BULK_MAIL_APPROVAL_ABOVE = 200;

  /** Seconds without progress after which another worker takes over the archive of somebody's data. */
  @whole(1, 3600)
  ARCHIVE_LEASE_SECONDS = 60;

  /** Attempts a minute for one address: logins, codes, registrations and resets. */
  @whole(1)
  SENSITIVE_REQUESTS_PER_MINUTE = 20;

  /** Uploads a minute of one user. */
  @whole(1)
  UPLOADS_PER_MINUTE = 30;

  /** Files one candidate may have, and their bytes together. */
  @whole(1)
  CANDIDATE_FILES = 100;

  @whole(1)
  CANDIDATE_FILE_BYTES = 250_000_000;

  /** Hours for which the API stores an `Idempotency-Key` with its answer. */
  @whole(1)
  IDEMPOTENCY_KEY_HOURS = 24;

  /** Wrong passwords an hour for one account: from one client address, then from all addresses new to the account. */
  @whole(1)
  WRONG_PASSWORDS_PER_HOUR = 10;

  @whole(1)
  WRONG_PASSWORDS_PER_ACCOUNT_PER_HOUR = 100;

  /** Wrong two-factor codes an hour for one account. */
  @whole(1)
  WRONG_CODES_PER_HOUR = 10;

  /** Minutes without use after which a session ends; 0 turns this off. */
  @whole(0, 1440)
  IDLE_MINUTES = 0;

  /** Minutes a login stays locked after too many wrong passwords or codes. */
  @whole(1)
  LOCKED_MINUTES = 15;

  /** Number of trusted proxies in front of the API, which name the client's address; 0 takes the connection's address. */
  @whole(0, 10)
  TRUSTED_PROXIES = 0;

  /** `debug`, `info`, `warn`, `error` or `silent`. */
  @IsIn(['debug', 'info', 'warn', 'error', 'silent'])
  LOG_LEVEL: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'info';

  /** Whether Swagger UI is served at /api/docs. */
  @toBoolean
  @IsBoolean()
  @IsOptional()
  SWAGGER_UI = true;
}
