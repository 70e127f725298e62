import type { Label } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  title: { id: 'specialisations.title', defaultMessage: 'Specialisations' },
  search: { id: 'specialisations.search', defaultMessage: 'Search skills' },
  existing: { id: 'specialisations.existing', defaultMessage: 'Existing' },
  forValidation: { id: 'specialisations.forValidation', defaultMessage: 'For validation' },
  english: { id: 'specialisations.english', defaultMessage: 'English' },
  dutch: { id: 'specialisations.dutch', defaultMessage: 'Dutch' },
  french: { id: 'specialisations.french', defaultMessage: 'French' },
  functions: { id: 'specialisations.functions', defaultMessage: 'Functions' },
  allFunctions: { id: 'specialisations.allFunctions', defaultMessage: 'All functions' },
  category: { id: 'specialisations.category', defaultMessage: 'Category' },
  withoutCategory: { id: 'specialisations.withoutCategory', defaultMessage: 'Without a category' },
  skill: { id: 'specialisations.skill', defaultMessage: 'Skill' },
  skillCount: { id: 'specialisations.skillCount', defaultMessage: '{count, plural, one {# skill} other {# skills}}' },
  none: { id: 'specialisations.none', defaultMessage: 'No specialisations yet' },
  noneText: { id: 'specialisations.noneText', defaultMessage: 'Make a category, then add its skills.' },
  noneMatch: { id: 'specialisations.noneMatch', defaultMessage: 'No skills match' },
  noneMatchText: { id: 'specialisations.noneMatchText', defaultMessage: 'Search for other words.' },
  noSkills: { id: 'specialisations.noSkills', defaultMessage: 'No skills in this category yet' },
  collapseAll: { id: 'specialisations.collapseAll', defaultMessage: 'Collapse all' },
  expandAll: { id: 'specialisations.expandAll', defaultMessage: 'Expand all' },
  orderBy: { id: 'specialisations.orderBy', defaultMessage: 'Order by {language}' },
  newCategory: { id: 'specialisations.newCategory', defaultMessage: 'New category' },
  newSkill: { id: 'specialisations.newSkill', defaultMessage: 'New skill in {category}' },
  addSkill: { id: 'specialisations.addSkill', defaultMessage: 'Add a skill to {category}' },
  edit: { id: 'specialisations.edit', defaultMessage: 'Edit {name}' },
  remove: { id: 'specialisations.remove', defaultMessage: 'Remove {name}' },
  added: { id: 'specialisations.added', defaultMessage: '{name} added' },
  saved: { id: 'specialisations.saved', defaultMessage: '{name} saved' },
  removed: { id: 'specialisations.removed', defaultMessage: '{name} removed' },
  exists: {
    id: 'specialisations.exists',
    defaultMessage: 'Something with one of these labels is there already. Upper and lower case do not matter.',
  },
  removeSkillQuestion: { id: 'specialisations.removeSkillQuestion', defaultMessage: 'Remove skill {name}?' },
  removeSkillText: {
    id: 'specialisations.removeSkillText',
    defaultMessage:
      '{count, plural, =0 {No candidate has it.} one {The candidate who has it keeps its label.} other {The # candidates who have it keep its label.}}',
  },
  removeCategoryQuestion: {
    id: 'specialisations.removeCategoryQuestion',
    defaultMessage: 'Remove category {name}?',
  },
  removeCategoryText: {
    id: 'specialisations.removeCategoryText',
    defaultMessage:
      '{count, plural, =0 {It has no skills.} one {Its skill goes with it. Candidates who have it keep its label.} other {Its # skills go with it. Candidates who have them keep their labels.}}',
  },
});

export const proposals = defineMessages({
  none: { id: 'proposals.none', defaultMessage: 'Nothing to validate' },
  noneText: { id: 'proposals.noneText', defaultMessage: 'Skills that candidates propose are shown here.' },
  suggestedBy: { id: 'proposals.suggestedBy', defaultMessage: 'Suggested by' },
  date: { id: 'proposals.date', defaultMessage: 'Date' },
  actions: { id: 'proposals.actions', defaultMessage: 'Approve or decline' },
  approve: { id: 'proposals.approve', defaultMessage: 'Approve' },
  decline: { id: 'proposals.decline', defaultMessage: 'Decline' },
  approved: { id: 'proposals.approved', defaultMessage: '{name} approved' },
  declined: { id: 'proposals.declined', defaultMessage: '{name} declined' },
  declineQuestion: { id: 'proposals.declineQuestion', defaultMessage: 'Decline {name}?' },
  by: { id: 'proposals.by', defaultMessage: 'Suggested by {who} on {day}.' },
  on: { id: 'proposals.on', defaultMessage: 'Suggested on {day}.' },
  chosen: {
    id: 'proposals.chosen',
    defaultMessage:
      '{count, plural, =0 {No candidate has it now.} one {One candidate has it; nobody else sees it.} other {# candidates have it; others do not see it.}}',
  },
  alike: { id: 'proposals.alike', defaultMessage: 'Looks like an existing skill' },
  useInstead: { id: 'proposals.useInstead', defaultMessage: 'Use instead' },
  useAnother: { id: 'proposals.useAnother', defaultMessage: 'Use another skill instead' },
  findSkill: { id: 'proposals.findSkill', defaultMessage: 'Find a skill' },
  replaceQuestion: { id: 'proposals.replaceQuestion', defaultMessage: 'Use {other} instead of {name}?' },
  replaceText: {
    id: 'proposals.replaceText',
    defaultMessage:
      '{count, plural, =0 {No candidate has {name}; it is removed.} one {The candidate who has {name} gets {other}.} other {The # candidates who have {name} get {other}.}}',
  },
  replaced: { id: 'proposals.replaced', defaultMessage: '{other} is used instead of {name}' },
  settled: { id: 'proposals.settled', defaultMessage: 'There is no such proposal' },
  settledText: {
    id: 'proposals.settledText',
    defaultMessage: 'Somebody approved it, declined it or used another skill, or the address is not right.',
  },
});

/** The languages of a label, in the order they stand beside each other. */
export const LABEL_WORDS = {
  EN: messages.english,
  NL: messages.dutch,
  FR: messages.french,
} satisfies Record<keyof Label, MessageDescriptor>;
export const LABEL_LANGUAGES = Object.keys(LABEL_WORDS) as (keyof Label)[];
