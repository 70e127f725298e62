import { LINK_NAMES } from '@byline/shared-types/domain';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldErrorText } from '@byline/web-kit/problems';
import { Icon } from '../../../components/ui/Icon';
import { IconAction } from '../../../components/ui/IconAction';
import type { ProfileValues } from '../form';
import { editWords } from '../messages';

/** Links by name and address; the usual names are suggested. The website has its own field. */
export function LinkRows({ label }: { label: string }) {
  const { formatMessage } = useIntl();
  const form = useFormikContext<ProfileValues>();
  const { values, errors, submitCount } = form;
  const errorOf = (field: string): string | undefined => {
    const error: unknown = submitCount > 0 ? getIn(errors, field) : undefined;
    return typeof error === 'string' ? error : undefined;
  };
  return (
    <fieldset className="f full">
      <legend className="lab gap">{label}</legend>
      <FieldArray name="links">
        {(rows) => (
          <div className="form-rows">
            {values.links.map((link, index) => {
              const row = index + 1;
              const problem = errorOf(`links.${index}.name`) ?? errorOf(`links.${index}.url`);
              return (
                <div key={index} className="col g4">
                  <div className="row">
                    <Autocomplete
                      freeSolo
                      sx={{ width: 160, flex: 'none' }}
                      options={[...LINK_NAMES]}
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
                              'aria-label': formatMessage(editWords.linkName, { row }),
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
                      slotProps={{ input: { 'aria-label': formatMessage(editWords.linkAddress, { row }) } }}
                    />
                    <IconAction
                      icon="trash"
                      label={formatMessage(editWords.removeRow, { row })}
                      onClick={() => rows.remove(index)}
                    />
                  </div>
                  {problem && (
                    <p className="field-error" role="alert">
                      <Icon name="alert" small />
                      {fieldErrorText(formatMessage, problem)}
                    </p>
                  )}
                </div>
              );
            })}
            <div>
              <Button size="small" onClick={() => rows.push({ name: '', url: '' })}>
                <Icon name="plus" />
                <FormattedMessage {...editWords.addLink} />
              </Button>
            </div>
          </div>
        )}
      </FieldArray>
    </fieldset>
  );
}
