import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { unique, type World } from '../world.js';

const newSkill = () => ({
  label: { NL: unique('Toerisme'), EN: unique('Tourism'), FR: unique('Tourisme') },
  userfunctions: ['translator'],
});
const skill: ExampleOf = async (world) => ({ params: { id: await world.make('/skills', newSkill()) } });
const skillCategory: ExampleOf = async (world) => ({
  params: { id: await world.make('/skillcategories', newSkill()) },
});

const newTemplate = () => ({ type: unique('Phone'), questions: [{ question: 'Why freelance?' }] });
const makeTemplate = (world: World): Promise<string> => world.make('/interviewtemplates', newTemplate());
const template: ExampleOf = async (world) => ({ params: { id: await makeTemplate(world) } });
const ANSWERS = { questions: [{ question: 'Why freelance?', answer: 'Freedom' }] };
const newInterview = async (world: World) => ({
  templateId: await makeTemplate(world),
  candidateId: world.candidateId,
  ...ANSWERS,
});
const interview: ExampleOf = async (world) => ({
  params: { id: await world.make('/interviews', await newInterview(world)) },
});

const newTest = ({ candidateId }: World) => ({ candidateId, name: 'Localisation test' });
const test: ExampleOf = async (world) => ({ params: { id: await world.make('/tests', newTest(world)) } });

const newCategory = () => ({ label: unique('Language') });
const category: ExampleOf = async (world) => ({
  params: { id: await world.make('/scorecardcategories', newCategory()) },
});

/** A category with one item, as a scorecard chooses it. */
async function choice({ recruiter }: World): Promise<{ _id: string; items: string[] }> {
  type Category = { _id: string; items: { _id: string }[] };
  const { _id } = (await recruiter.post<Category>('/scorecardcategories', newCategory())).body;
  const { items } = (await recruiter.post<Category>(`/scorecardcategories/${_id}`, { item: 'Spelling' })).body;
  return { _id, items: items.map((item) => item._id) };
}
const newScorecard = async (world: World) => ({ label: unique('Live'), categories: [await choice(world)] });
async function makeScorecard(world: World) {
  const body = await newScorecard(world);
  const [{ _id: categoryId, items }] = body.categories as [{ _id: string; items: [string] }];
  return { id: await world.make('/scorecards', body), categoryId, itemId: items[0] };
}
const scorecard: ExampleOf = async (world) => ({ params: { id: (await makeScorecard(world)).id } });

/** A candidate's ratings on a scorecard of its own. */
async function ratings(world: World) {
  const { id, categoryId, itemId } = await makeScorecard(world);
  return {
    params: { id: world.candidateId },
    body: [{ _id: id, scores: { [`${categoryId}-${itemId}`]: 4 }, comment: 'Strong' }],
  };
}

/** How candidates are judged: skills, interviews, tests and scorecards. */
export const assessment: Examples = {
  listSkills: nothing,
  createSkill: () => ({ body: newSkill() }),
  updateSkill: withBody(skill, { state: 'approved', userfunctions: ['copywriter'] }),
  deleteSkill: skill,
  listSkillCategories: nothing,
  createSkillCategory: () => ({ body: newSkill() }),
  updateSkillCategory: withBody(skillCategory, newSkill),
  deleteSkillCategory: skillCategory,
  addSkillToCategory: withBody(skillCategory, () => ({ label: newSkill().label, state: 'pending' })),
  listInterviews: nothing,
  createInterview: async (world) => ({ body: await newInterview(world) }),
  getInterview: interview,
  updateInterview: withBody(interview, ANSWERS),
  deleteInterview: interview,
  listInterviewTemplates: nothing,
  createInterviewTemplate: () => ({ body: newTemplate() }),
  updateInterviewTemplate: withBody(template, newTemplate),
  addInterviewTemplateQuestion: withBody(template, { question: 'And your rates?' }),
  deleteInterviewTemplate: template,
  listTests: nothing,
  createTest: (world) => ({ body: newTest(world) }),
  getTest: test,
  updateTest: withBody(test, { name: 'Second test', scores: [{ score: 7.5, remark: 'Fluent' }] }),
  deleteTest: test,
  listScorecardCategories: nothing,
  createScorecardCategory: () => ({ body: newCategory() }),
  updateScorecardCategory: withBody(category, () => ({ ...newCategory(), items: [{ label: 'Tone' }] })),
  addScorecardCategoryItem: withBody(category, { item: 'Style' }),
  listScorecards: nothing,
  createScorecard: async (world) => ({ body: await newScorecard(world) }),
  getScorecard: scorecard,
  updateScorecard: withBody(scorecard, () => ({ label: unique('Phone') })),
  deleteScorecard: scorecard,
  setScorecardCategories: async (world) => ({
    ...(await scorecard(world)),
    body: { categories: [await choice(world)] },
  }),
  setScorecardWeight: async (world) => {
    const { id, itemId } = await makeScorecard(world);
    return { params: { id, itemId }, body: { weight: 1.5 } };
  },
  listCandidateScorecards: nothing,
  addCandidateScorecards: ratings,
  updateCandidateScorecards: async (world) => {
    const example = await ratings(world);
    const added = example.body.map(({ _id }) => ({ _id }));
    await world.recruiter.post(`/candidates/${world.candidateId}/scorecards`, added);
    return example;
  },
};
