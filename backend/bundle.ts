import { cpSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';

const dist = join(import.meta.dirname, 'dist');
const chunks = join(dist, 'chunks');

/**
 * Packages that stay outside the bundle. The first four have native code. Nest loads class-validator and
 * class-transformer by name at run time, so a bundled copy would be a second one, with its own decorators. mongoose's
 * functions check the object that they are called on. pdfjs-dist reads fonts beside its code.
 */
const OUTSIDE = [
  ...['sharp', '@node-rs/argon2', '@napi-rs/canvas', 'msgpackr-extract'],
  ...['class-validator', 'class-transformer', 'mongoose', /^pdfjs-dist/],
];

/** Optional packages of Nest, which are not installed. */
const ABSENT = [/^@nestjs\/(microservices|websockets|platform-express)/, '@fastify/view'];

/** Maps only src/, for the lines in errors: source maps of packages would take 45 MB of memory. */
const maps: Plugin = {
  name: 'maps',
  load(id) {
    if (id.endsWith('.json')) return null;
    const isOwn = id.startsWith(dist);
    return { code: readFileSync(id, 'utf8'), map: isOwn ? readFileSync(`${id}.map`, 'utf8') : { mappings: '' } };
  },
};

/**
 * Bundles dist/main.js and dist/worker.js with all modules and packages: Node starts twice as fast from a few files as
 * from 4,000. `assets` are files that modules read from their own folder.
 */
export async function bundle(assets: readonly string[]): Promise<void> {
  await rm(chunks, { recursive: true, force: true });
  const build = await rolldown({
    input: {
      main: join(dist, 'main.js'),
      worker: join(dist, 'worker.js'),
      // A process of the worker, which looks for it in its own folder.
      'draw-thumbnail': join(dist, 'modules/files/thumbnails/draw-thumbnail.js'),
    },
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
    // Nest, Swagger and the log use the names of classes.
    keepNames: true,
    codeSplitting: {
      groups: [
        { name: 'packages', test: /node_modules/ },
        { name: 'shared', minShareCount: 2 },
      ],
    },
  });
  await build.close();
  await bundleReaders();
  for (const file of assets) cpSync(join(dist, file), join(chunks, basename(file)));
}

/** Processes that read files of strangers. */
const READERS = {
  'read-mails': 'modules/mail/inbound/parse/read-mails.js',
  'read-texts': 'modules/files/texts/read-texts.js',
  'read-cvs': 'modules/cv-readings/read-cvs.js',
};

/** Bundles each of them by itself: it starts before each file after a crash, and needs a small part of the packages. */
async function bundleReaders(): Promise<void> {
  for (const [name, path] of Object.entries(READERS)) {
    const build = await rolldown({
      input: { [name]: join(dist, path) },
      platform: 'node',
      external: OUTSIDE,
      plugins: [maps],
    });
    await build.write({ dir: dist, chunkFileNames: `chunks/${name}-[name].js`, comments: false });
    await build.close();
  }
}
