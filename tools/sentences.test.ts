import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commentsIn, readSource, sourceFiles } from './lib/comments.ts';
import { root } from './lib/paths.ts';

/** Folders whose sentences an editor has read. Add a folder here when it is clean. */
const CLEAN = [
  '{app-server,candidate-portal,demo,shared-types,web-kit}/**',
  'backend/{src,test}/**',
  'backend/{bundle,swagger-plugin}.ts',
  'e2e/**',
  'tools/{*.ts,bench/**,budgets/**,lib/**,lint/**,services/**,toolchain/**,words/**}',
  'recruiter-console/{vite.config.ts,src/{api,app,components,features,i18n,lib}/**}',
];

/** Patterns that make a sentence hard to read for people whose English is a second language. */
const HARD = [
  // A clause or a negation as the subject.
  /(?:^|[;:] |\band )(?:who|whoever|whom|whose|whatever|nobody|nothing|none|neither|no one)\b(?!.*\?$)/i,
  /(?:^|[;:] )what\b(?!.*\?$)/i,
  // A clause or a negation in the place of a noun.
  /\b(?:whoever|whomever|nobody's)\b/i,
  /\b(?:for|of|by|to|from|with|than|that|because) (?:who|nobody|none)\b/i,
  // A negated noun.
  /(?<!\bthere )\b(?:is|are|was|were|be) (?:none|nobody|no (?!longer|more|less))/i,
  /\bany ?more\b/i,
];

const sentencesOf = (text: string): string[] =>
  text
    .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/|#+|-|\d+\.)|\*\/$|@(?:example|deprecated).*$/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n\s*\n|\|/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());

const hardIn = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => HARD.some((pattern) => pattern.test(sentence)));

const hardOf = (file: string): string[] => {
  const source = readSource(file);
  const texts = file.endsWith('.md') ? [source.replace(/```[\s\S]*?```/g, '')] : commentsIn(source);
  return texts.flatMap(hardIn).map((sentence) => `${file}: ${sentence}`);
};

describe('sentences of comments and documents', () => {
  it.each([
    'Whoever finds an open session makes no way in of their own.',
    'Nobody remembers that step, so that nobody is to be told.',
    'It is kept; nothing was kept of who gave the scores.',
    'The address, for who reloads.',
    'A recruiter is no candidate.',
    'It is not shown any more.',
  ])('are not like "%s"', (sentence) => {
    expect(hardIn(`/** ${sentence} */`)).toEqual([sentence]);
  });

  it.each(['There is no default.', 'Read the record, which nobody else changes.', 'What is it?'])(
    'may be like "%s"',
    (sentence) => {
      expect(hardIn(`/** ${sentence} */`)).toEqual([]);
    },
  );

  it('have a subject, a verb and an object', () => {
    const files = [...sourceFiles, ...globSync('{*.md,docs/**/*.md}', { cwd: root })].filter(
      (file) => file !== 'tools/sentences.test.ts' && CLEAN.some((folder) => matchesGlob(file, folder)),
    );
    expect(files.flatMap(hardOf)).toEqual([]);
  });
});
