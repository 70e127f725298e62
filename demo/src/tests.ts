import type { UserFunctionName } from '@byline/shared-types/domain';
import type { TestRecord } from '@byline/backend/modules/tests/test.schema.js';
import { candidateId } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import type { FileDraft } from './files.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { sharedSearchFields, stamps } from './records.ts';
import { reached, type DemoContext } from './context.ts';
import { RECRUITER_TEXTS } from './data.ts';

/** The tests of a function, by their places in the data. */
const TESTS_OF: Record<UserFunctionName, number[]> = {
  translator: [0, 2],
  copywriter: [1, 2],
  contentprojectmanager: [2],
  contentmarketer: [1],
  digitalmarketer: [1],
  socialmediacontentcreator: [1],
  uxcopywriter: [3],
  technicalwriter: [4],
  Designer: [5],
};

/** The tests of a candidate; a result is one of their files, if they have files. */
export function testsOf(
  profile: Profile,
  context: DemoContext,
  handedIn: (name: string) => FileDraft | null,
): TestRecord[] {
  const random = new Random(`tests ${profile.index}`);
  if (!reached(profile, 'test') || !random.chance(profile.index < PERSONAS.length ? 1 : 0.35)) return [];
  return TESTS_OF[profile.function].map((place) => {
    const { name, remarks } = RECRUITER_TEXTS.tests[place] ?? { name: 'Test', remarks: [] };
    const scores = random.some(remarks, random.int(1, 3)).map((remark) => ({ score: random.int(9, 20) / 2, remark }));
    return {
      _id: context.numbering.id('test'),
      candidateId: candidateId(profile),
      name,
      fileId: handedIn(name)?.record._id ?? null,
      scores,
      ...sharedSearchFields(name),
      ...stamps(context.step(profile, random, 10)),
    };
  });
}
