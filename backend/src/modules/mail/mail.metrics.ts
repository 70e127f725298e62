import { Counter, Histogram } from 'prom-client';
import { registry } from '../../common/observability/metrics.js';

const registers = [registry];
const labelNames = ['kind'] as const;

/** Results of attempts, by kind of mail. */
export const mailsSent = new Counter({ name: 'mails_sent_total', help: 'Mails a server took.', labelNames, registers });
export const mailsFailed = new Counter({
  name: 'mails_failed_total',
  help: 'Mails given up: refused for good, or too many attempts.',
  labelNames,
  registers,
});
export const mailsRetried = new Counter({
  name: 'mails_retried_total',
  help: 'Attempts that are followed by another one.',
  labelNames,
  registers,
});
export const mailLateness = new Histogram({
  name: 'mail_lateness_seconds',
  help: 'From the time a mail was due to the moment a worker took it.',
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 3_600],
  registers,
});
