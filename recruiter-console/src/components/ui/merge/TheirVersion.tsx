import { mergeOf, type Conflict } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../Button';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Row, Stack } from '../../layout/Stack';
import { Banner } from '../Banner';
import { Text } from '../Text';
import type { FieldWords } from './field-words';

interface TheirVersionProps<Stored, Values> {
  conflict: Conflict<Stored, Values>;
  words: FieldWords<Values>;
  who: string | null;
  onSave: (values: Values) => void;
}

/**
 * For a form that does not merge: the colleague's version next to the typed values. The user takes single fields or
 * overwrites.
 */
export function TheirVersion<Stored, Values extends object>(props: TheirVersionProps<Stored, Values>) {
  const { conflict, words, onSave } = props;
  const { theirValues } = conflict;
  const t = useT();
  const { values, setFieldValue } = useFormikContext<Values>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const fields = mergeOf({}, values, theirValues).both;
  if (fields.length === 0) return null;
  const take = (field: keyof Values): void => {
    const last = fields.length === 1 && box.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    void setFieldValue(String(field), theirValues[field]);
    (last || box.current)?.focus();
  };
  const who = props.who ?? t('merge.somebody');
  return (
    <Banner>
      <div ref={box} tabIndex={-1}>
        <Stack gap={12}>
          {t('merge.kept', { who })}
          {fields.map((field) => (
            <Row key={String(field)} wrap>
              <Text asTyped grow>
                <Text weight="medium">{words.label(field)}</Text>
                <br />
                {t('merge.theirs', {
                  value: words.text(theirValues, field) || t('merge.empty'),
                })}
              </Text>
              <Button size="small" aria-label={`${t('merge.take')}: ${words.label(field)}`} onClick={() => take(field)}>
                {t('merge.take')}
              </Button>
            </Row>
          ))}
          <Row>
            <Button size="small" onClick={() => onSave(values)}>
              {t('merge.saveMine')}
            </Button>
          </Row>
        </Stack>
      </div>
    </Banner>
  );
}
