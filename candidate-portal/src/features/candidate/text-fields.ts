/**
 * Text fields of step 1 and of the personal details, and whether each is required. The values, checks and patch of
 * the form follow from this table.
 */
export const PERSONAL_TEXTS = {
  street: true,
  number: true,
  box: false,
  postal: true,
  city: true,
  country: true,
  province: true,
};

/** Text fields of step 2 and of the work block, in the order of the page. */
export const WORK_ORDER = ['projectPreferences', 'topProject'] as const;
