import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { unique, type ContractContext } from '../contract-context.js';

const newSkill = () => ({
  label: { NL: unique('Toerisme'), EN: unique('Tourism'), FR: unique('Tourisme') },
  userfunctions: ['translator'],
});
const skill: ExampleOf = async (context) => ({ params: { id: await context.make('/skills', newSkill()) } });
const skillCategory: ExampleOf = async (context) => ({
  params: { id: await context.make('/skillcategories', newSkill()) },
});
/** A proposal, and the skill to use instead. */
async function double(context: ContractContext) {
  const { params } = await skillCategory(context);
  const proposal = { label: newSkill().label, state: 'pending' };
  const { body } = await context.recruiter.patch<{ skills: { _id: string }[] }>(`/skills/${params?.id}/add`, proposal);
  return { params: { id: body.skills[0]?._id ?? '' }, body: { skillId: await context.make('/skills', newSkill()) } };
}

/** The uses of a record that an example makes. */
const uses =
  (example: ExampleOf): ExampleOf =>
  async (context) => ({ query: { _id: (await example(context)).params?.id ?? '' } });

const newTemplate = () => ({ type: unique('Phone'), questions: [{ question: 'Why freelance?' }] });
const makeTemplate = (context: ContractContext): Promise<string> => context.make('/interviewtemplates', newTemplate());
const template: ExampleOf = async (context) => ({ params: { id: await makeTemplate(context) } });
const ANSWERS = { questions: [{ question: 'Why freelance?', answer: 'Freedom' }] };
const newInterview = async (context: ContractContext) => ({
  templateId: await makeTemplate(context),
  candidateId: context.candidateId,
  ...ANSWERS,
});
const interview: ExampleOf = async (context) => ({
  params: { id: await context.make('/interviews', await newInterview(context)) },
});

const newTest = ({ candidateId }: ContractContext) => ({ candidateId, name: 'Localisation test' });
const test: ExampleOf = async (context) => ({ params: { id: await context.make('/tests', newTest(context)) } });

const newCategory = () => ({ label: unique('Language') });
const category: ExampleOf = async (context) => ({
  params: { id: await context.make('/scorecardcategories', newCategory()) },
});

/** A category with one item, in the form for a scorecard. */
async function choice({ recruiter }: ContractContext): Promise<{ _id: string; items: string[] }> {
  type Category = { _id: string; items: { _id: string }[] };
  const { _id } = await recruiter.create<Category>('/scorecardcategories', newCategory());
  const { items } = await recruiter.create<Category>(`/scorecardcategories/${_id}`, { item: 'Spelling' });
  return { _id, items: items.map((item) => item._id) };
}
const newScorecard = async (context: ContractContext) => ({
  label: unique('Live'),
  categories: [await choice(context)],
});
async function makeScorecard(context: ContractContext) {
  const body = await newScorecard(context);
  const [{ _id: categoryId, items }] = body.categories as [{ _id: string; items: [string] }];
  return { id: await context.make('/scorecards', body), categoryId, itemId: items[0] };
}
const scorecard: ExampleOf = async (context) => ({ params: { id: (await makeScorecard(context)).id } });

/** A candidate's ratings on a scorecard of its own. */
async function ratings(context: ContractContext) {
  const { id, categoryId, itemId } = await makeScorecard(context);
  return {
    params: { id: context.candidateId },
    body: [{ _id: id, scores: { [`${categoryId}-${itemId}`]: 4 }, comment: 'Strong' }],
  };
}

/** The assessment of candidates: skills, interviews, tests and scorecards. */
export const assessment: Examples = {
  listSkills: nothing,
  getSkillUses: uses(skill),
  createSkill: () => ({ body: newSkill() }),
  updateSkill: withBody(skill, { state: 'approved', userfunctions: ['copywriter'] }),
  deleteSkill: skill,
  replaceSkill: double,
  listSkillCategories: nothing,
  createSkillCategory: () => ({ body: newSkill() }),
  updateSkillCategory: withBody(skillCategory, newSkill),
  deleteSkillCategory: skillCategory,
  addSkillToCategory: withBody(skillCategory, () => ({ label: newSkill().label, state: 'pending' })),
  listInterviews: nothing,
  createInterview: async (context) => ({ body: await newInterview(context) }),
  getInterview: interview,
  updateInterview: withBody(interview, ANSWERS),
  deleteInterview: interview,
  listInterviewTemplates: nothing,
  getInterviewTemplateUses: uses(template),
  createInterviewTemplate: () => ({ body: newTemplate() }),
  updateInterviewTemplate: withBody(template, newTemplate),
  addInterviewTemplateQuestion: withBody(template, { question: 'And your rates?' }),
  deleteInterviewTemplate: template,
  listTests: nothing,
  createTest: (context) => ({ body: newTest(context) }),
  getTest: test,
  updateTest: withBody(test, { name: 'Second test', scores: [{ score: 7.5, remark: 'Fluent' }] }),
  deleteTest: test,
  listScorecardCategories: nothing,
  createScorecardCategory: () => ({ body: newCategory() }),
  updateScorecardCategory: withBody(category, () => ({ ...newCategory(), items: [{ label: 'Tone' }] })),
  addScorecardCategoryItem: withBody(category, { item: 'Style' }),
  listScorecards: nothing,
  getScorecardUses: uses(scorecard),
  createScorecard: async (context) => ({ body: await newScorecard(context) }),
  getScorecard: scorecard,
  updateScorecard: withBody(scorecard, () => ({ label: unique('Phone') })),
  deleteScorecard: scorecard,
  setScorecardCategories: async (context) => ({
    ...(await scorecard(context)),
    body: { categories: [await choice(context)] },
  }),
  setScorecardWeight: async (context) => {
    const { id, itemId } = await makeScorecard(context);
    return { params: { id, itemId }, body: { weight: 1.5 } };
  },
  listCandidateScorecards: nothing,
  addCandidateScorecards: ratings,
  updateCandidateScorecards: async (context) => {
    const example = await ratings(context);
    const added = example.body.map(({ _id }) => ({ _id }));
    await context.recruiter.post(`/candidates/${context.candidateId}/scorecards`, added);
    return example;
  },
};
