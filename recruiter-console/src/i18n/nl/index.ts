import { candidates } from './candidates';
import { common } from './common';
import { fields } from './fields';
import { profile } from './profile';
import { work } from './work';

/** Dutch, as it is spoken in Belgium. */
export const nl: Record<string, string> = { ...common, ...fields, ...candidates, ...profile, ...work };
