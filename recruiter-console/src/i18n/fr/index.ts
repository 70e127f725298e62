import { candidates } from './candidates';
import { common } from './common';
import { fields } from './fields';
import { profile } from './profile';
import { work } from './work';

/** French, as it is spoken in Belgium. */
export const fr: Record<string, string> = { ...common, ...fields, ...candidates, ...profile, ...work };
