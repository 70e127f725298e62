import Button from '@mui/material/Button';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picker } from '../../../components/ui/fields/Picker';
import { Icon } from '../../../components/ui/Icon';
import { IconAction } from '../../../components/ui/IconAction';
import { common } from '../../../i18n/common';
import { useNames } from '@byline/web-kit/names';
import type { ProfileValues } from '../form';
import { editWords } from '../messages';

/** Pairs of languages, from and to. */
export function TranslationRows({ label }: { label: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { languageOptions } = useNames();
  const form = useFormikContext<ProfileValues>();
  const { values, errors, submitCount } = form;
  const picker = (index: number, end: 'from' | 'to') => {
    const field = `translationSkills.${index}.${end}`;
    const value = values.translationSkills[index]?.[end] ?? '';
    const name = formatMessage(end === 'from' ? editWords.fromRow : editWords.toRow, { row: index + 1 });
    return (
      <span className="grow">
        <Picker
          id={`${id}-${index}-${end}`}
          label={name}
          placeholder={formatMessage(common[end])}
          options={languageOptions}
          value={value ? [value] : []}
          error={submitCount > 0 && getIn(errors, field) !== undefined}
          onChange={([language]) => void form.setFieldValue(field, language ?? '')}
        />
      </span>
    );
  };
  return (
    <fieldset className="f full">
      <legend className="lab gap">{label}</legend>
      <FieldArray name="translationSkills">
        {(rows) => (
          <div className="form-rows">
            {values.translationSkills.map((_, index) => (
              <div className="row" key={index}>
                {picker(index, 'from')}
                <span className="sub" aria-hidden="true">
                  →
                </span>
                {picker(index, 'to')}
                <IconAction
                  icon="trash"
                  label={formatMessage(editWords.removeRow, { row: index + 1 })}
                  onClick={() => rows.remove(index)}
                />
              </div>
            ))}
            <div>
              <Button size="small" onClick={() => rows.push({ from: '', to: '' })}>
                <Icon name="plus" />
                <FormattedMessage {...editWords.addTranslation} />
              </Button>
            </div>
          </div>
        )}
      </FieldArray>
    </fieldset>
  );
}
