/** Words of one schema: where a name means something else than elsewhere, or takes other values. */
import { DAY, MOMENT, OTHER_ID, SOME_ID, commonWord, word, type Word } from './openapi-words.js';

const inEach = (fields: string[], meaning: Word): Record<string, Word> =>
  Object.fromEntries(fields.map((field) => [field, meaning]));

const COUNTS: Record<string, Word> = Object.fromEntries(
  Object.entries({
    active: 'Not archived.',
    newApplicant: 'Not archived, nobody assigned.',
    recruiter: 'Not archived, somebody assigned.',
    phoneInterview: 'Not archived, in the phone interview.',
    test: 'Not archived, making the test.',
    liveInterview: 'Not archived, in the live interview.',
    offer: 'Not archived, with an offer.',
    archived: 'Archived.',
  }).map(([name, description]) => [`CandidateTilesResponse.${name}`, word(description, 12)]),
);

const OWN: Record<string, Word> = {
  ...COUNTS,
  ...inEach(['CreateMediumRequest.name', 'UpdateMediumRequest.name', 'MediumResponse.name', 'CampaignMediumDto.name'], {
    description: 'Name of the medium.',
    example: 'De Standaard',
  }),
  ...inEach(['CreateFolderRequest.name', 'FolderResponse.name'], {
    description: 'Name of the folder.',
    example: 'Travel writers',
  }),
  ...inEach(['CreateTestRequest.name', 'UpdateTestRequest.name', 'TestResponse.name'], {
    description: 'What the test is called.',
    example: 'Translation EN-NL, 400 words',
  }),
  ...inEach(['UpdateFileRequest.name', 'UploadRequest.name', 'PortfolioUploadRequest.name', 'FileResponse.name'], {
    description: 'Name to show.',
    example: 'CV Camille.pdf',
  }),
  ...inEach(['PublicUserFunctionDto.name', 'UserFunctionDto.name', 'UserFunctionRefDto.name'], {
    description: 'The function.',
  }),
  ...inEach(['PublicUserFunctionDto._id', 'UserFunctionRefDto._id'], { description: 'The same as the name.' }),
  ...inEach(
    ['CreateJobRequest.function', 'UpdateJobRequest.function', 'JobResponse.function', 'PublicJobResponse.function'],
    {
      description: 'What the job asks for.',
      example: 'translator',
    },
  ),
  ...inEach(
    [
      'CreateExperienceRequest.function',
      'UpdateExperienceRequest.function',
      'ExperienceResponse.function',
      'PublicExperienceDto.function',
    ],
    { description: 'What the candidate did there.', example: 'Translator' },
  ),
  ...inEach(['CreateEmailRequest.to', 'UpdateEmailRequest.to', 'EmailResponse.to'], { description: 'Who gets it.' }),
  ...inEach(['ApplicationTranslationDto.from', 'TranslationSkillDto.from'], {
    description: 'Language code translated from.',
    example: 'en',
  }),
  ...inEach(['ApplicationTranslationDto.to', 'TranslationSkillDto.to'], {
    description: 'Language code translated to.',
    example: 'nl',
  }),
  ...inEach(['UnavailableDto.from'], { description: 'First day.' }),
  ...inEach(['UnavailableDto.to'], { description: 'Last day.' }),
  ...inEach(['UpdateExperienceRequest.from'], { description: 'First day, not in the future.' }),
  ...inEach(['UpdateExperienceRequest.to'], { description: 'Last day, not in the future; null while it goes on.' }),
  ...inEach(['UpdateDiplomaRequest.from', 'PublicDiplomaDto.from'], { description: 'First year.' }),
  ...inEach(['UpdateDiplomaRequest.to'], { description: 'Last year; null while it goes on.' }),
  ...inEach(['CreateTaskRequest.type', 'UpdateTaskRequest.type', 'TaskResponse.type', 'TaskFilter.type'], {
    description: 'What there is to do.',
  }),
  ...inEach(['CreateTaskRequest.title', 'UpdateTaskRequest.title', 'TaskResponse.title'], {
    description: 'Title.',
    example: 'Call back about the test',
  }),
  ...inEach(['CreateCalendarItemRequest.title', 'UpdateCalendarItemRequest.title', 'CalendarItemResponse.title'], {
    description: 'Title.',
    example: 'Phone call with Noor Dewitte',
  }),
  ...inEach(
    [
      'CreateCampaignRequest.title',
      'UpdateCampaignRequest.title',
      'CampaignResponse.title',
      'PublicCampaignResponse.title',
      'JobCampaignDto.title',
      'ApplyCampaignDto.title',
    ],
    { description: 'Title of the campaign.', example: 'Spring 2027' },
  ),
  // Not in the past, for as long as anybody reads this.
  ...inEach(['CreateJobRequest.from', 'UpdateJobRequest.from', 'CreateCampaignRequest.start'], {
    example: '2035-07-02',
  }),
  ...inEach(['CreateJobRequest.to', 'UpdateJobRequest.to', 'CreateCampaignRequest.end'], { example: '2035-09-28' }),
  ...inEach(['CreateCalendarItemRequest.endDate', 'UpdateCalendarItemRequest.endDate'], {
    example: '2026-11-23T10:30:00+01:00',
  }),
  // Swagger UI sends what a form shows: nothing that would be refused.
  ...inEach(['UploadRequest.candidateId', 'PortfolioUploadRequest.candidateId', 'MediumUploadRequest.mediumId'], {
    example: '',
  }),
  ...inEach(['UploadRequest.avatar', 'PortfolioUploadRequest.avatar'], { example: false }),
  'MailboxDto.name': word('First and last name.', 'Camille Lefèvre'),
  'JobOptionDto.name': { example: 'freelance' },
  'RoleResponse.type': word('What the caller is.'),
  'RegistrationStatDto._id': word('What is counted.'),
  'DeclineRequest.email': word('The mail that each of them gets.'),
  'ProblemResponse.type': { example: 'https://byline.example/problems/validation_failed' },
  'ProblemResponse.status': { example: 400 },
  'ProblemResponse.title': { example: 'Bad Request' },
  'ProblemResponse.detail': { example: 'Some fields are not right.' },
  'ProblemResponse.instance': { example: '5f0c7c5e-6f0b-4c3f-9a52-0f0b4f6f2b0e' },
  'FieldProblemDto.field': { example: 'candidateInfo.dayRate' },
  'FieldProblemDto.detail': { example: 'Too high.' },
  'CalendarFilter.startDate': { example: DAY },
  'CalendarFilter.endDate': { example: DAY },
  'CandidateFilter.skills': { example: [`${SOME_ID}:3`] },
  'NumberRangeDto.from': { example: 0.1 },
  'NumberRangeDto.to': { example: 0.2 },
  'UpdateSkillRequest.createdAt': { example: MOMENT },
  'UpdateSkillRequest.modifiedAt': { example: MOMENT },
  'VerifyCodeRequest.time': { example: 1_793_608_200 },
  'CreateEmailRequest.scheduledAt': { example: null },
  'UpdateEmailRequest.scheduledAt': { example: null },
  'RegistrationRequest.privacy': { example: true },
  'RegistrationRequest.altcha': { example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319' },
  'UpdateApplicationRequest.status': { example: 'successful' },
};

export const ownWord = (schema: string, field: string): Word => OWN[`${schema}.${field}`] ?? {};

/** Parameters of addresses that no DTO describes. */
const PARAMETERS: Record<string, Word> = {
  id: word('Id of the record that the address names.', SOME_ID),
  email: word('Email address of the user.', 'camille@example.be'),
  folderId: word('Id of the folder.', SOME_ID),
  itemId: word('Id of the item.', OTHER_ID),
};

export const parameterWord = (name: string): Word => PARAMETERS[name] ?? commonWord(name);
