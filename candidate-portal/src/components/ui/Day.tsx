import { formatDashed } from '@byline/web-kit/dates';
import textStyle from './text.module.css';

/** A date on one line. */
export function Day({ value }: { value: string }) {
  return <span className={textStyle.nowrap}>{formatDashed(value)}</span>;
}
