import type { Tone } from '../model';
import style from './tones.module.css';

/** The colours of items and of the assignee's chip. */
export const TONE_CLASSES: Record<Tone, string> = {
  primary: style.primary ?? '',
  success: style.success ?? '',
  warning: style.warning ?? '',
  info: style.info ?? '',
  neutral: style.neutral ?? '',
};
