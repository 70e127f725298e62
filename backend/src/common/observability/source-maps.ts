import { setSourceMapsSupport } from 'node:module';

/*
 * For `node --import`, before all other modules: errors name the lines of our own sources. `--enable-source-maps` would read the maps of all
 * packages too, which takes 45 MB.
 */
setSourceMapsSupport(true, { nodeModules: false });
