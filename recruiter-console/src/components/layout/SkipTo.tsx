import { SkipLink } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { layout } from './messages';
import style from './SkipTo.module.css';

/** The ids of what a screen has one of, and the keyboard goes to past all that stands before it. */
export const SKIP_TARGETS = { content: 'main', rows: 'rows', tabs: 'tabs' } as const;
export type SkipTarget = keyof typeof SKIP_TARGETS;

const LABELS = { content: layout.skip, rows: layout.toRows, tabs: layout.toTabs };

/** A link that is only seen while it has the focus. */
export const SkipTo = ({ target }: { target: SkipTarget }) => (
  <SkipLink className={style.skip} to={SKIP_TARGETS[target]}>
    <FormattedMessage {...LABELS[target]} />
  </SkipLink>
);
