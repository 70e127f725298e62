import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'interviewTemplates.title', defaultMessage: 'Interviews' },
  count: {
    id: 'interviewTemplates.count',
    defaultMessage: '{count, plural, one {# template} other {# templates}}',
  },
  questionCount: {
    id: 'interviewTemplates.questionCount',
    defaultMessage: '{count, plural, =0 {No questions} one {# question} other {# questions}}',
  },
  search: { id: 'interviewTemplates.search', defaultMessage: 'Search templates' },
  newTemplate: { id: 'interviewTemplates.newTemplate', defaultMessage: 'New template' },
  type: { id: 'interviewTemplates.type', defaultMessage: 'Type of interview' },
  added: { id: 'interviewTemplates.added', defaultMessage: 'Template {type} added' },
  none: { id: 'interviewTemplates.none', defaultMessage: 'No templates yet' },
  noneText: {
    id: 'interviewTemplates.noneText',
    defaultMessage: 'Make one for each type of interview you hold, with its questions.',
  },
  noneMatch: { id: 'interviewTemplates.noneMatch', defaultMessage: 'No templates match' },
  noneMatchText: { id: 'interviewTemplates.noneMatchText', defaultMessage: 'Search for other words.' },
  choose: { id: 'interviewTemplates.choose', defaultMessage: 'Choose a template' },
  chooseText: { id: 'interviewTemplates.chooseText', defaultMessage: 'Its questions are shown here.' },
  all: { id: 'interviewTemplates.all', defaultMessage: 'All templates' },
  gone: { id: 'interviewTemplates.gone', defaultMessage: 'This template does not exist' },
  goneText: {
    id: 'interviewTemplates.goneText',
    defaultMessage: 'It was removed, or the address is not right. Interviews held with it keep their questions.',
  },
  exists: { id: 'interviewTemplates.exists', defaultMessage: 'Another template has this name already' },
  merged: {
    id: 'interviewTemplates.merged',
    defaultMessage: 'Template saved together with what a colleague changed',
  },
  removeQuestion: { id: 'interviewTemplates.removeQuestion', defaultMessage: 'Remove template {type}?' },
  removeText: {
    id: 'interviewTemplates.removeText',
    defaultMessage:
      '{count, plural, =0 {No interview was held with it.} one {The interview held with it keeps its questions and type.} other {The # interviews held with it keep their questions and type.}}',
  },
  removed: { id: 'interviewTemplates.removed', defaultMessage: 'Template {type} removed' },
  questions: { id: 'interviewTemplates.questions', defaultMessage: 'Questions' },
  question: { id: 'interviewTemplates.question', defaultMessage: 'question {number, number}' },
  editOne: { id: 'interviewTemplates.editOne', defaultMessage: 'Edit question {number, number}' },
  wordsOf: { id: 'interviewTemplates.wordsOf', defaultMessage: 'Question {number, number}' },
  removeOne: { id: 'interviewTemplates.removeOne', defaultMessage: 'Remove question {number, number}' },
  sureRemoveOne: { id: 'interviewTemplates.sureRemoveOne', defaultMessage: 'Remove this question?' },
  newQuestion: { id: 'interviewTemplates.newQuestion', defaultMessage: 'New question' },
  typeQuestion: { id: 'interviewTemplates.typeQuestion', defaultMessage: 'Type a question and press Enter' },
  addQuestion: { id: 'interviewTemplates.addQuestion', defaultMessage: 'Add question' },
  full: {
    id: 'interviewTemplates.full',
    defaultMessage: 'A template has at most {max, number} questions.',
  },
  keep: { id: 'interviewTemplates.keep', defaultMessage: 'Interviews already held keep their questions.' },
});
