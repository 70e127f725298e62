import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isWhole = ({ moduleId }: TestSpecification): boolean => /journey\.\w+\.e2e/.test(moduleId);

/** Runs the whole journeys first. They take longest, because they wait for mails, but Vitest expects small files to be fast. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))];
  }
}

/** Browser journeys across both apps, two files at a time, over one running product (support/product.setup.ts). */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: ['support/product.setup.ts'],
    setupFiles: ['support/pictures.setup.ts'],
    maxWorkers: 2,
    // One process runs many files, so that they share the loaded modules and one browser.
    isolate: false,
    sequence: { sequencer: LongestFirst, shuffle: { files: false, tests: true } },
    // A page is slower while other files run, and some machines take several times as long as others.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
