/**
 * Texts of the candidate by the form they are in, and whether they must be given: the form's values, its checks and its change follow.
 * Step 1 and the personal details.
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

/** Texts of step 2 and of the block about the work, in their order there. */
export const WORK_ORDER = ['projectPreferences', 'topProject'] as const;
