import type { Examples } from '../example.js';
import { accounts } from './accounts.js';
import { agenda } from './agenda.js';
import { assessment } from './assessment.js';
import { candidates } from './candidates.js';
import { profile } from './profile.js';
import { recruiting } from './recruiting.js';
import { website } from './website.js';

/** An example of every operation, by its id. */
export const examples: Examples = {
  ...accounts,
  ...agenda,
  ...assessment,
  ...candidates,
  ...profile,
  ...recruiting,
  ...website,
};
