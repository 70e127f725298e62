/**
 * A process of its own: reads CVs from its input, each behind a line with its type, and writes what each says to its output, as JSON. It has no settings and no
 * secrets of the API, because it reads bytes of strangers.
 */
import { answerFrames } from '../../common/processes/frames.js';
import { readCvFile } from './read-cv.js';

await answerFrames(async (framed) => {
  const end = framed.indexOf('\n');
  return Buffer.from(JSON.stringify(await readCvFile(framed.subarray(end + 1), framed.toString('utf8', 0, end))));
});
