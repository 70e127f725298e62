import { LANGUAGE_LEVELS } from '@byline/shared-types/domain';
import type { LanguageRow } from '@byline/web-kit/candidate';
import { useT } from '@byline/web-kit/i18n';
import { useLanguageChoices } from '@byline/web-kit/names';
import Button from '@mui/material/Button';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { Plus, Trash } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { IconAction } from '../../../components/ui/IconAction';
import type { ProfileValues } from '../form';

const EMPTY: LanguageRow = { language: '', level: 'C1' };

/** Languages besides the mother tongue, each with its level. */
export function LevelRows({ label }: { label: string }) {
  const t = useT();
  const id = useId();
  const options = useLanguageChoices();
  const form = useFormikContext<ProfileValues>();
  const levels = LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }));
  return (
    <FieldFrame id={id} label={label} group full>
      <FieldArray name="languages">
        {(rows) => (
          <Stack gap={8}>
            {form.values.languages.map(({ language, level }, index) => (
              <Row key={index}>
                <Grow>
                  <Picker
                    id={`${id}-${index}`}
                    label={t('language.row', { number: index + 1 })}
                    placeholder={t('language.search')}
                    options={options}
                    value={language ? [language] : []}
                    error={form.submitCount > 0 && getIn(form.errors, `languages.${index}.language`) !== undefined}
                    onChange={([code]) => void form.setFieldValue(`languages.${index}.language`, code ?? '')}
                  />
                </Grow>
                <Grow>
                  <Picker
                    id={`${id}-${index}-level`}
                    label={t('profileForm.levelRow', { row: index + 1 })}
                    options={levels}
                    clearable={false}
                    value={[level]}
                    onChange={([chosen]) => void form.setFieldValue(`languages.${index}.level`, chosen)}
                  />
                </Grow>
                <IconAction
                  icon={Trash}
                  label={t('profileForm.removeLanguage', { row: index + 1 })}
                  onClick={() => rows.remove(index)}
                />
              </Row>
            ))}
            <div>
              <Button size="small" onClick={() => rows.push(EMPTY)}>
                <Plus />
                <FormattedMessage id="language.add" />
              </Button>
            </div>
          </Stack>
        )}
      </FieldArray>
    </FieldFrame>
  );
}
