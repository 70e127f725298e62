import type { Readable } from 'node:stream';

const LENGTH = 4;

/** Bytes after their number, so that one stream carries several files. */
export function frame(bytes: Buffer): Buffer {
  const head = Buffer.alloc(LENGTH);
  head.writeUInt32BE(bytes.length);
  return Buffer.concat([head, bytes]);
}

/** The frames of a stream. */
export async function* framesOf(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let held = 0;
  const take = (size: number): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = all.length > size ? [all.subarray(size)] : [];
    held = all.length - size;
    return all.subarray(0, size);
  };
  let wanted: number | null = null;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    held += chunk.length;
    for (;;) {
      if (wanted === null && held >= LENGTH) wanted = take(LENGTH).readUInt32BE();
      if (wanted === null || held < wanted) break;
      yield take(wanted);
      wanted = null;
    }
  }
}

/** Answers each frame of the input by one on the output, in a process that reads files of strangers; an empty frame stands for an unreadable one. */
export async function answerFrames(read: (bytes: Buffer) => Promise<Buffer>): Promise<void> {
  for await (const bytes of framesOf(process.stdin)) {
    const answer = await read(bytes).catch(() => Buffer.alloc(0));
    if (!process.stdout.write(frame(answer))) await new Promise((drained) => process.stdout.once('drain', drained));
  }
}
