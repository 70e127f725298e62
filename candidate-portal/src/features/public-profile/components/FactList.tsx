import { Fragment } from 'react';
import factsStyle from '../../../components/ui/facts.module.css';
import textStyle from '../../../components/ui/text.module.css';

/** Terms and their values; a term without a value has no line. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, value: string | null])[] }) {
  return (
    <dl className={`${factsStyle.facts} ${factsStyle.tight}`}>
      {facts.map(
        ([term, value]) =>
          value && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd className={textStyle.asTyped} dir="auto">
                {value}
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
