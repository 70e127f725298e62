import type { UserFunctionName } from '@byline/shared-types/domain';
import type { TestRecord } from '../../modules/tests/test.schema.js';
import { candidateId } from './candidates.js';
import { CAST } from './cast.js';
import type { FileDraft } from './files.js';
import type { Profile } from './profile.js';
import { Random } from './random.js';
import { sharedSearchFields, stamps } from './records.js';
import { TESTS } from './texts/recruiter.js';
import { reached, type World } from './world.js';

/** The tests of a function, by their places in TESTS. */
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

/** The tests somebody made; what they handed in is one of their files, as far as those are kept. */
export function testsOf(profile: Profile, world: World, handedIn: (name: string) => FileDraft | null): TestRecord[] {
  const random = new Random(`tests ${profile.index}`);
  if (!reached(profile, 'test') || !random.chance(profile.index < CAST.length ? 1 : 0.35)) return [];
  return TESTS_OF[profile.function].map((place) => {
    const { name, remarks } = TESTS[place] ?? { name: 'Test', remarks: [] };
    const scores = random.some(remarks, random.int(1, 3)).map((remark) => ({ score: random.int(9, 20) / 2, remark }));
    return {
      _id: world.numbering.id('test'),
      candidateId: candidateId(profile),
      name,
      fileId: handedIn(name)?.record._id ?? null,
      scores,
      ...sharedSearchFields(name),
      ...stamps(world.step(profile, random, 10)),
    };
  });
}
