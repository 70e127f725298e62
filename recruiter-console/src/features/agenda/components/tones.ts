import type { Tone } from '../model';
import style from './tones.module.css';

/** The colours of items and of the chip of whom they are for. */
export const TONE_CLASSES: Record<Tone, string> = {
  primary: style.primary ?? '',
  success: style.success ?? '',
  warning: style.warning ?? '',
  info: style.info ?? '',
  neutral: style.neutral ?? '',
};
