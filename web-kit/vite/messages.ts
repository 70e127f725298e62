import { parse } from '@formatjs/icu-messageformat-parser';
import formatjs from '@formatjs/unplugin/vite';
import type { Plugin, PluginOption } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const CATALOGUE = /\/i18n\/[\w/]+\.json$/;

/**
 * The texts of an app, parsed in the build: a catalogue (`i18n/nl.json`) is delivered as syntax trees, without the parser
 * that react-intl would bring along. English comes from its catalogue too, so the default messages in the code are left out.
 */
export const messages = (): PluginOption[] => [
  compiledCatalogues,
  { ...formatjs({ removeDefaultMessage: true }), apply: 'build' },
];

const compiledCatalogues: Plugin = {
  name: 'compiled-catalogues',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    json: { stringify: true },
  }),
  transform: {
    filter: { id: CATALOGUE },
    handler: (json) => {
      const texts = Object.entries(JSON.parse(json) as Record<string, string>);
      return { code: JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)]))), map: null };
    },
  },
};
