import { Fragment, type ReactNode } from 'react';
import factsStyle from '../../../../components/ui/facts.module.css';
import textStyle from '../../../../components/ui/text.module.css';

export interface Fact {
  term: string;
  text: ReactNode;
}

/** A list of facts: label left, value right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={factsStyle.facts}>
      {facts.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className={textStyle.asTyped}>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
