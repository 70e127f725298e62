import { candidateInfoTexts, candidateTexts, required, type TextField } from '@byline/web-kit/candidate';

const { street, number, box, postal, city, country, province } = candidateTexts;

/** Texts of the candidate by the form they are in: its values, its checks and its change follow. Step 1 and the personal details. */
export const PERSONAL_TEXTS = {
  street: required(street),
  number: required(number),
  box,
  postal: required(postal),
  city: required(city),
  country: required(country),
  province: required(province),
} satisfies Record<string, TextField>;

/** Texts of `candidateInfo`: step 2 and how somebody works. */
export const WORK_TEXTS = {
  projectPreferences: required(candidateInfoTexts.projectPreferences),
  topProject: required(candidateInfoTexts.topProject),
} satisfies Record<string, TextField>;
