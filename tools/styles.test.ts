import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.ts';

/**
 * One way to style what is ours: a module beside its component, or one in lower case that several share. What elements look
 * like before that is in these files.
 */
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

/** The classes that a stylesheet has of its own: those in `:global()` are a library's. */
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
  /** Classes that it takes from the module, as `style.name`. */
  takes: string[];
  /** As in `style[size]`: nobody can tell which classes are used. */
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
  it('are modules, but for what elements look like before', () => {
    expect(modules.length).toBeGreaterThan(140);
    expect(find('*.css').filter((file) => !file.endsWith('.module.css'))).toEqual(GLOBAL);
    expect(GLOBAL.flatMap(classesOf)).toEqual([]);
  });

  it.each(modules)(
    '%s stands beside its component or is shared, and each of its classes is used, and no other',
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

  it('are not in the components: a class says it, or the theme', () => {
    const styled = sources.filter(({ file, text }) => file.endsWith('.tsx') && /\b(style|sx)(=\{|: \{)/.test(text));
    expect(styled.map(({ file }) => file)).toEqual([]);
  });
});
