import { Fragment } from 'react';

export interface Fact {
  term: string;
  text: string;
}

/** A list of facts: label left, value right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className="lines-kept">{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
