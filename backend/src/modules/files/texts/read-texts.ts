/**
 * A process of its own: reads files from its input, each behind a line with its type, and writes the text of each to its output, as JSON. It has no settings and no
 * secrets of the worker, because it reads bytes of strangers.
 */
import { answerFrames } from '../../../common/processes/frames.js';
import { textOf } from './text-of.js';

await answerFrames(async (framed) => {
  const end = framed.indexOf('\n');
  return Buffer.from(JSON.stringify(await textOf(framed.subarray(end + 1), framed.toString('utf8', 0, end))));
});
