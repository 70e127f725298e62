/**
 * A process of its own: reads mails from its input and writes each of them, parsed, to its output; an empty frame stands for an unreadable one. It has no settings
 * and no secrets of the worker, because it reads bytes of strangers. One process reads many mails, because starting one takes longer than reading a mail.
 */
import { encodeMail, frame, framesOf } from './frames.js';
import { parseMail } from './parse-mail.js';

for await (const bytes of framesOf(process.stdin)) {
  const parsed = await parseMail(bytes).then(encodeMail, () => Buffer.alloc(0));
  if (!process.stdout.write(frame(parsed))) await new Promise((drained) => process.stdout.once('drain', drained));
}
