import { cpSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

const dist = join(import.meta.dirname, 'dist');
const chunks = join(dist, 'chunks');

/**
 * Left where they are: what has native code; what packages look for by name at run time and would be there twice, such as the notes of
 * decorators; and mongoose, whose functions look at what they are called on.
 */
const OUTSIDE = ['sharp', '@node-rs/argon2', 'msgpackr-extract', 'class-validator', 'class-transformer', 'mongoose'];

/** Nest asks for them only where they are used. */
const ABSENT = [/^@nestjs\/(microservices|websockets|platform-express)/, '@fastify/view'];

/** Errors name the lines of src/; packages have no map, since reading theirs takes 45 MB. */
const maps: Plugin = {
  name: 'maps',
  load(id) {
    if (id.endsWith('.json')) return null;
    const isOwn = id.startsWith(dist);
    return { code: readFileSync(id, 'utf8'), map: isOwn ? readFileSync(`${id}.map`, 'utf8') : { mappings: '' } };
  },
};

/**
 * Writes dist/main.js and dist/worker.js anew with all they load, packages included: Node finds a handful of files in half the time of 4,000,
 * and that is most of a start. `assets` are the files that some module reads beside itself.
 */
export async function bundle(assets: readonly string[]): Promise<void> {
  await rm(chunks, { recursive: true, force: true });
  const build = await rolldown({
    input: { main: join(dist, 'main.js'), worker: join(dist, 'worker.js') },
    platform: 'node',
    external: [...OUTSIDE, ...ABSENT],
    transform: { define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' } },
    plugins: [maps],
  });
  await build.write({
    dir: dist,
    chunkFileNames: 'chunks/[name].js',
    sourcemap: true,
    comments: false,
    // Nest, Swagger and the log say what something is by the name of its class.
    keepNames: true,
    codeSplitting: {
      groups: [
        { name: 'packages', test: /node_modules/ },
        { name: 'shared', minShareCount: 2 },
      ],
    },
  });
  await build.close();
  for (const file of assets) cpSync(join(dist, file), join(chunks, basename(file)));
}
