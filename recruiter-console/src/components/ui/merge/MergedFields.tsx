import type { Merge } from '@byline/web-kit/form';
import clsx from 'clsx';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '../Text';
import type { FieldWords } from './field-words';
import style from './MergedFields.module.css';

interface MergedFieldsProps<Values> {
  merge: Merge<Values> & { theirValues: Values };
  words: FieldWords<Values>;
  /** `none` without a name. */
  who: string;
  /** Without the title and the line above. */
  plain?: boolean;
}

/** The fields that were merged without a question, by person. */
export function MergedFields<Values>({ merge, words, who, plain = false }: MergedFieldsProps<Values>) {
  const rows = [
    { from: <FormattedMessage id="merge.fromWho" values={{ who }} />, fields: merge.fromThem },
    { from: <FormattedMessage id="merge.fromMe" />, fields: merge.fromMe },
  ].filter(({ fields }) => fields.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className={clsx(style.merged, !plain && style.lined)}>
      {!plain && (
        <Text as="h3" size="small" weight="medium" tone="muted">
          <FormattedMessage id="merge.merged" />
        </Text>
      )}
      <dl>
        {rows.map(({ from, fields }, row) => (
          <Fragment key={row}>
            <dt>{from}</dt>
            <dd>
              {fields.map((field, index) => (
                <Fragment key={String(field)}>
                  {index > 0 && ', '}
                  {words.label(field)}{' '}
                  <Text tone="muted">{words.text(merge.merged, field) || <FormattedMessage id="merge.empty" />}</Text>
                </Fragment>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
