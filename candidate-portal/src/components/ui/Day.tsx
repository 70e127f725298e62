import { longDay } from '@byline/shared-types/domain';
import { useLanguage } from '@byline/web-kit/i18n';
import textStyle from './text.module.css';

/** A date in words that does not wrap. */
export function Day({ value }: { value: string }) {
  return <span className={textStyle.nowrap}>{longDay(value, useLanguage())}</span>;
}
