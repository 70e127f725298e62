import { USER_FUNCTIONS, type UserFunctionName } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useIntl } from 'react-intl';
import { useFunctionName } from '../../../components/candidate/texts';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { TextField } from '../../../components/ui/fields/TextField';
import { LABEL_LANGUAGES, LABEL_WORDS, messages } from '../messages';

interface LabelFieldsProps {
  /** In a row of the list, whose head names the columns. */
  hiddenLabels?: boolean;
  autoFocus?: boolean;
  /** None where the category says them. */
  functions?: boolean;
}

/** A label in three languages and the functions it is for. */
export function LabelFields({ hiddenLabels = false, autoFocus = false, functions = true }: LabelFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {LABEL_LANGUAGES.map((language, index) => (
        <TextField
          key={language}
          name={language}
          label={formatMessage(LABEL_WORDS[language])}
          hiddenLabel={hiddenLabels}
          {...(hiddenLabels && { placeholder: formatMessage(LABEL_WORDS[language]) })}
          autoComplete="off"
          autoFocus={autoFocus && index === 0}
          required={hiddenLabels}
        />
      ))}
      {functions && <FunctionsField hiddenLabel={hiddenLabels} />}
    </>
  );
}

function FunctionsField({ hiddenLabel }: { hiddenLabel: boolean }) {
  const { formatMessage } = useIntl();
  const functionName = useFunctionName();
  const field = useField<UserFunctionName[]>('functions');
  return (
    <FieldFrame id={field.id} label={formatMessage(messages.functions)} hidden={hiddenLabel} error={field.error}>
      <Picker
        id={field.id}
        multiple
        options={USER_FUNCTIONS.map((name) => ({ value: name, label: functionName(name) }))}
        value={field.value}
        onChange={(names) => field.setValue(USER_FUNCTIONS.filter((name) => names.includes(name)))}
        onBlur={field.leave}
        placeholder={formatMessage(messages.allFunctions)}
      />
    </FieldFrame>
  );
}
