import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Divider } from '../layout/Divider';
import style from './Facts.module.css';

interface FactsProps {
  /** Label and value; the list skips a fact without a value. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Uses the narrow label column of the side panel. */
  narrow?: boolean;
  /** Draws a hairline above, unless the list is empty. */
  ruled?: boolean;
  /** Shown if no fact has a value. */
  none?: ReactNode;
}

/** A list of facts: grey label on the left, value on the right. */
export function Facts({ facts, narrow = false, ruled = false, none = null }: FactsProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  if (known.length === 0) return none;
  return (
    <>
      {ruled && <Divider />}
      <dl className={clsx(style.facts, narrow && style.narrow)}>
        {known.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
