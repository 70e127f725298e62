import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/** Styles are modules beside their component, or shared ones in lower case; only these files style elements globally. */
const GLOBAL = [
  'candidate-portal/src/styles/base.css',
  'recruiter-console/src/app/styles/base.css',
  'recruiter-console/src/app/styles/index.css',
  'web-kit/src/styles/base.css',
  'web-kit/src/styles/fonts.css',
  'web-kit/src/styles/forced-colors.css',
  'web-kit/src/styles/print.css',
  'web-kit/src/styles/resets.css',
  'web-kit/src/styles/tokens.css',
];

const find = (pattern: string): string[] =>
  globSync(`{candidate-portal,recruiter-console,web-kit}/src/**/${pattern}`, { cwd: root }).sort();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const sources = find('*.{ts,tsx}').map((file) => ({ file, text: read(file) }));
const modules = find('*.module.css');

/** The classes of a stylesheet; those in `:global()` belong to a library. */
function classesOf(file: string): string[] {
  const names = new Set<string>();
  postcss.parse(read(file)).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)|\[[^\]]*\]/g, '');
    for (const [, name = ''] of own.matchAll(/\.([a-zA-Z_][\w-]*)/g)) names.add(name);
  });
  return [...names].sort();
}

interface User {
  file: string;
  /** Used classes, as `style.name`. */
  takes: string[];
  /** As in `style[size]`, which hides the used classes. */
  isIndexed: boolean;
}

function usersOf(module: string): User[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => join(dirname(file), from) === module)
      .map(([, name = '']) => ({
        file,
        takes: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken = '']) => taken),
        isIndexed: new RegExp(`\\b${name}\\[`).test(text),
      })),
  );
}

describe('styles', () => {
  it('are modules, except the global files', () => {
    expect(modules.length).toBeGreaterThan(140);
    expect(find('*.css').filter((file) => !file.endsWith('.module.css'))).toEqual(GLOBAL);
    expect(GLOBAL.flatMap(classesOf)).toEqual([]);
  });

  it.each(modules)(
    '%s stands beside its component or is shared, and its classes are exactly the used ones',
    (module) => {
      const users = usersOf(module);
      const isShared = /^[a-z]/.test(basename(module)) && users.length > 1;
      if (!isShared)
        expect(users.map(({ file }) => file.replace(/\.tsx?$/, ''))).toEqual([module.replace(/\.module\.css$/, '')]);
      expect(users.filter(({ isIndexed }) => isIndexed)).toEqual([]);
      expect([...new Set(users.flatMap(({ takes }) => takes))].sort()).toEqual(classesOf(module));
    },
  );

  it('have classes in camel case', () => {
    const named = modules.flatMap((module) => classesOf(module).map((name) => ({ module, name })));
    expect(named.filter(({ name }) => !/^[a-z]+([A-Z][a-z]+)*\d*$/.test(name))).toEqual([]);
  });

  it('are never inline: a class or the theme has them', () => {
    const styled = sources.filter(({ file, text }) => file.endsWith('.tsx') && /\b(style|sx)(=\{|: \{)/.test(text));
    expect(styled.map(({ file }) => file)).toEqual([]);
  });
});
