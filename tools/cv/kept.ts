import { join } from 'node:path';
import type { Laid } from '@byline/backend/modules/cv-readings/layout/laid-out.js';
import { root } from '../lib/paths.ts';
import type { Cv } from './corpus.ts';
import type { Truth } from './people.ts';

/** A CV whose lines the repository keeps, for the test that holds the figures. */
export interface KeptCv {
  id: string;
  truth: Truth;
  laid: Laid;
}

export const keptFile = join(root, 'backend/test/fixtures/cvs.json');

/** One of each make, in turn of each language. */
const KEPT =
  /^(even-nl0|flat-fr3|onepage-en3|spartan-fr4|stackoverflow-nl3|table-nl0|sidebar-left-fr3|linkedin-en1|europass-fr2|docx-lines-nl3|short-fr3|paper-nl0|europass-of-before-fr0|ends-en3|sidebar-right-fr5|docx-table-nl6)$/;
export const isKept = ({ id }: Cv): boolean => KEPT.test(id);

/** Places to a tenth of a point are exact enough. */
export const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;
