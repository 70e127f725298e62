import { formatDashed } from '@byline/web-kit/dates';
import textStyle from './text.module.css';

/** A date that does not wrap. */
export function Day({ value }: { value: string }) {
  return <span className={textStyle.nowrap}>{formatDashed(value)}</span>;
}
