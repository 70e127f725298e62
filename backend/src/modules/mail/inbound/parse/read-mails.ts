/**
 * A process of its own: reads mails from its input and writes each of them, parsed, to its output. It has no settings and no secrets of the worker, because it reads
 * bytes of strangers.
 */
import { answerFrames } from '../../../../common/processes/frames.js';
import { encodeMail } from './encoded-mail.js';
import { parseMail } from './parse-mail.js';

await answerFrames(async (bytes) => encodeMail(await parseMail(bytes)));
