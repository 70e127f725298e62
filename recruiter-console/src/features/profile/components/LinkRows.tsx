import { LINK_NAMES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import Autocomplete from '@mui/material/Autocomplete';
import { Button } from '../../../components/ui/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { Plus, Trash } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldErrorText } from '@byline/web-kit/problems';
import { Row, Stack } from '../../../components/layout/Stack';
import { IconAction } from '../../../components/ui/IconAction';
import { FieldError } from '../../../components/ui/fields/FieldError';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import type { ProfileValues } from '../form';
import style from './LinkRows.module.css';

/** Skype has its own field. */
const SUGGESTED = LINK_NAMES.filter((name) => name !== 'skype');

/** Links by name and address, with suggestions for the usual names. The website has its own field. */
export function LinkRows({ label }: { label: string }) {
  const t = useT();
  const id = useId();
  const form = useFormikContext<ProfileValues>();
  const { values, errors, submitCount } = form;
  const errorOf = (field: string): string | undefined => {
    const error: unknown = submitCount > 0 ? getIn(errors, field) : undefined;
    return typeof error === 'string' ? error : undefined;
  };
  return (
    <FieldFrame id={id} label={label} group full>
      <FieldArray name="links">
        {(rows) => (
          <Stack gap={8}>
            {values.links.map((link, index) => {
              const row = index + 1;
              const problem = errorOf(`links.${index}.name`) ?? errorOf(`links.${index}.url`);
              return (
                <Stack gap={4} key={index}>
                  <Row>
                    <Autocomplete
                      freeSolo
                      className={style.name}
                      options={SUGGESTED}
                      inputValue={link.name}
                      onInputChange={(_, name) => void form.setFieldValue(`links.${index}.name`, name)}
                      renderInput={(params) => (
                        <OutlinedInput
                          {...params.slotProps.input}
                          fullWidth
                          error={errorOf(`links.${index}.name`) !== undefined}
                          slotProps={{
                            input: {
                              ...params.slotProps.htmlInput,
                              'aria-label': t('profileForm.linkName', { row }),
                            },
                          }}
                        />
                      )}
                    />
                    <OutlinedInput
                      fullWidth
                      type="url"
                      placeholder="https://"
                      value={link.url}
                      error={errorOf(`links.${index}.url`) !== undefined}
                      onChange={(event) => void form.setFieldValue(`links.${index}.url`, event.target.value)}
                      slotProps={{ input: { 'aria-label': t('profileForm.linkAddress', { row }) } }}
                    />
                    <IconAction
                      icon={Trash}
                      label={t('profileForm.removeRow', { row })}
                      onClick={() => rows.remove(index)}
                    />
                  </Row>
                  {problem && <FieldError>{fieldErrorText(t, problem)}</FieldError>}
                </Stack>
              );
            })}
            <div>
              <Button size="small" onClick={() => rows.push({ name: '', url: '' })}>
                <Plus />
                <FormattedMessage id="profileForm.addLink" />
              </Button>
            </div>
          </Stack>
        )}
      </FieldArray>
    </FieldFrame>
  );
}
