import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commentsIn, readSource, sourceFiles } from './lib/comments.ts';
import { root } from './lib/paths.ts';

const files = sourceFiles.filter((file) => file !== 'tools/references.test.ts');

const commentsOf = (file: string): string[] => commentsIn(readSource(file));

/** The anchor of a heading, as on GitHub. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');
const anchorsOf = (page: string): string[] =>
  [...readSource(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

interface Reference {
  file: string;
  page: string;
  anchor: string | undefined;
}

const references: Reference[] = files.flatMap((file) =>
  commentsOf(file).flatMap((comment) =>
    [...comment.matchAll(/docs\/[\w/-]+\.md(?:#([\w-]+))?/g)].map(([target, anchor]) => ({
      file,
      page: target.split('#')[0] ?? '',
      anchor,
    })),
  ),
);

const pages = globSync('docs/**/*.md', { cwd: root });
const anchors = new Map(pages.map((page) => [page, anchorsOf(page)]));

describe('references of comments', () => {
  it('lead to an existing page and heading', () => {
    expect(references.length).toBeGreaterThan(100);
    const lost = references.filter(({ page, anchor }) => {
      const headings = anchors.get(page);
      return !headings || (anchor !== undefined && !headings.includes(anchor));
    });
    expect(lost).toEqual([]);
  });

  it('never lead to a document outside the repository', () => {
    const elsewhere =
      /\bspecifications?\b|\((?:decisions|design|look)[,;] |\bsections? \d|\bissue \d|\bshared\/\w+\.md/;
    const citing = files.flatMap((file) => commentsOf(file).filter((comment) => elsewhere.test(comment)));
    expect(citing).toEqual([]);
  });
});

describe('docs/domain', () => {
  it('has only rules that the code names', () => {
    const named = new Set(references.map(({ page, anchor }) => `${page}#${anchor ?? ''}`));
    const rules = pages
      .filter((page) => page.startsWith('docs/domain/') && !page.endsWith('README.md'))
      .flatMap((page) =>
        [...readSource(page).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => `${page}#${anchorOf(heading)}`),
      );
    expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
  });
});
