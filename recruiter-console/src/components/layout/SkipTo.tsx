import { SkipLink } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import style from './SkipTo.module.css';

/** The ids of what a screen has one of, and the keyboard goes to past all that stands before it. */
export const SKIP_TARGETS = { content: 'main', tabs: 'tabs' } as const;

const LABELS = { content: 'layout.skip', rows: 'layout.toRows', tabs: 'layout.toTabs' } as const;

type SkipToProps = { target: keyof typeof SKIP_TARGETS } | { target: 'rows'; id: string };

/** A link that is only seen while it has the focus. Rows have an id of their own: a screen may have two lists. */
export const SkipTo = (to: SkipToProps) => (
  <SkipLink className={style.skip} to={to.target === 'rows' ? to.id : SKIP_TARGETS[to.target]}>
    <FormattedMessage id={LABELS[to.target]} />
  </SkipLink>
);
