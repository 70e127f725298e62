import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Divider } from '../layout/Divider';
import style from './Facts.module.css';

interface FactsProps {
  /** Label and value; a fact without a value is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** The narrow label column of the side panel. */
  narrow?: boolean;
  /** With a hairline above, when there is anything below it. */
  ruled?: boolean;
  /** What is said where no fact has a value. */
  none?: ReactNode;
}

/** A list of facts: label left in grey, value right. */
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
