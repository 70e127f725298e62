import { Counter, Histogram } from 'prom-client';
import { registry } from '../../../common/observability/metrics.js';

const registers = [registry];

export const mailsReceived = new Counter({
  name: 'mails_received_total',
  help: 'Mails that came in and stand in their conversation, by kind.',
  labelNames: ['kind'],
  registers,
});
export const receivedLateness = new Histogram({
  name: 'received_mail_lateness_seconds',
  help: 'From the arrival of a mail until it stands in its conversation.',
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 3_600],
  registers,
});
