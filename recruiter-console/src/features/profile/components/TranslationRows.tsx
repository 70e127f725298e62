import { useT } from '@byline/web-kit/i18n';
import Button from '@mui/material/Button';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { Plus, Trash } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { IconAction } from '../../../components/ui/IconAction';
import { useNames } from '@byline/web-kit/names';
import type { ProfileValues } from '../form';

/** Language pairs, from and to. */
export function TranslationRows({ label }: { label: string }) {
  const t = useT();
  const id = useId();
  const { languageOptions } = useNames();
  const form = useFormikContext<ProfileValues>();
  const { values, errors, submitCount } = form;
  const picker = (index: number, end: 'from' | 'to') => {
    const field = `translationSkills.${index}.${end}`;
    const value = values.translationSkills[index]?.[end] ?? '';
    const name = t(end === 'from' ? 'profileForm.fromRow' : 'profileForm.toRow', {
      row: index + 1,
    });
    return (
      <Grow>
        <Picker
          id={`${id}-${index}-${end}`}
          label={name}
          placeholder={t(end === 'from' ? 'candidate.translateFrom' : 'candidate.translateTo')}
          options={languageOptions}
          value={value ? [value] : []}
          error={submitCount > 0 && getIn(errors, field) !== undefined}
          onChange={([language]) => void form.setFieldValue(field, language ?? '')}
        />
      </Grow>
    );
  };
  return (
    <FieldFrame id={id} label={label} group full>
      <FieldArray name="translationSkills">
        {(rows) => (
          <Stack gap={8}>
            {values.translationSkills.map((_, index) => (
              <Row key={index}>
                {picker(index, 'from')}
                <Text tone="muted" aria-hidden="true">
                  →
                </Text>
                {picker(index, 'to')}
                <IconAction
                  icon={Trash}
                  label={t('profileForm.removeRow', { row: index + 1 })}
                  onClick={() => rows.remove(index)}
                />
              </Row>
            ))}
            <div>
              <Button size="small" onClick={() => rows.push({ from: '', to: '' })}>
                <Plus />
                <FormattedMessage id="profileForm.addTranslation" />
              </Button>
            </div>
          </Stack>
        )}
      </FieldArray>
    </FieldFrame>
  );
}
