import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isWhole = ({ moduleId }: TestSpecification): boolean => /journey\.\w+\.e2e/.test(moduleId);

/** The whole journeys first: they take longest, waiting for mails, and a small file is otherwise taken for a short one. */
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
    // A process runs many files: each would load the same tools again, and start a browser.
    isolate: false,
    sequence: { sequencer: LongestFirst, shuffle: { files: false, tests: true } },
    // Beside other steps a page takes longer than alone.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
