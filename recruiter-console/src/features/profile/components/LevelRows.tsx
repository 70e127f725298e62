import { LANGUAGE_LEVELS } from '@byline/shared-types/domain';
import { takenByOthers, type LanguageRow } from '@byline/web-kit/candidate';
import { useRowKeys } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { IconAction } from '../../../components/ui/IconAction';
import type { ProfileValues } from '../form';
import { LanguageEnd } from './LanguageEnd';

const EMPTY: LanguageRow = { language: '', level: 'C1' };

/** Languages besides the mother tongue, each with its level. */
export function LevelRows({ label }: { label: string }) {
  const t = useT();
  const id = useId();
  const form = useFormikContext<ProfileValues>();
  const { keys, drop } = useRowKeys(form.values.languages.length);
  const levels = LANGUAGE_LEVELS.map((value) => ({ value, label: t(`languageLevel.${value}`) }));
  return (
    <FieldFrame id={id} label={label} group full>
      <FieldArray name="languages">
        {(rows) => (
          <Stack gap={8}>
            {form.values.languages.map(({ level }, index) => (
              <Row key={keys[index]}>
                <Grow>
                  <LanguageEnd
                    name={`languages.${index}.language`}
                    label={t('language.row', { number: index + 1 })}
                    placeholder={t('language.search')}
                    taken={takenByOthers(form.values, index)}
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
                  onClick={() => {
                    drop(index);
                    rows.remove(index);
                  }}
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
