import { SkipLink } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import style from './SkipTo.module.css';

/** Ids of the unique regions of a screen, as targets of skip links. */
export const SKIP_TARGETS = { content: 'main', tabs: 'tabs' } as const;

const LABELS = { content: 'layout.skip', rows: 'layout.toRows', tabs: 'layout.toTabs' } as const;

type SkipToProps = { target: keyof typeof SKIP_TARGETS } | { target: 'rows'; id: string };

/** A skip link, visible only with the focus. Rows have their own id, because a screen may have two lists. */
export const SkipTo = (to: SkipToProps) => (
  <SkipLink className={style.skip} to={to.target === 'rows' ? to.id : SKIP_TARGETS[to.target]}>
    <FormattedMessage id={LABELS[to.target]} />
  </SkipLink>
);
