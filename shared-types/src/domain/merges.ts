/** Fields of two candidates of which a merge keeps one value; an empty one takes the other's (docs/domain/duplicates.md#merging). */
export const MERGE_FIELDS = [
  ...(['firstname', 'name', 'email', 'phone', 'address', 'function', 'language', 'skype', 'timezone'] as const),
  ...(['info', 'newsletter', 'public_page', 'resume_summary', 'status', 'assigned_to', 'website_tag'] as const),
  ...(['source', 'avatar', 'freelancer', 'top_project', 'project_preferences', 'more_about_yourself'] as const),
  ...(['price_per_word', 'day_rate', 'unavailable', 'minimum_fee', 'words_per_day', 'years_experience'] as const),
  'mother_tongue',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** Fields whose values a merge adds together. */
export const ADDED_FIELDS = [
  ...(['skills', 'tags', 'folders', 'jobs', 'links', 'cat_tools', 'languages', 'translation_skills'] as const),
] as const;
export type AddedField = (typeof ADDED_FIELDS)[number];

/** The sides of a pair. */
export const MERGE_SIDES = ['older', 'newer'] as const;
export type MergeSide = (typeof MERGE_SIDES)[number];

/** A merge can be undone for so many days. */
export const MERGE_UNDO_DAYS = 30;
