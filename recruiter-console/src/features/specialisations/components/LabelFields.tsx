import { USER_FUNCTIONS, type UserFunctionName } from '@byline/shared-types/domain';
import { useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useFunctionName } from '../../../components/candidate/texts';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { Picker } from '../../../components/ui/fields/Picker';
import { TextField } from '../../../components/ui/fields/TextField';
import { LABEL_LANGUAGES, LABEL_WORDS } from '../messages';

interface LabelFieldsProps {
  /** True in a row of the list, where the heads of the columns name the fields. */
  hiddenLabels?: boolean;
  autoFocus?: boolean;
  /** False for a skill whose category sets the functions. */
  functions?: boolean;
}

/** A label in three languages and its functions. */
export function LabelFields({ hiddenLabels = false, autoFocus = false, functions = true }: LabelFieldsProps) {
  const t = useT();
  return (
    <>
      {LABEL_LANGUAGES.map((language, index) => (
        <TextField
          key={language}
          name={language}
          label={t(LABEL_WORDS[language])}
          hiddenLabel={hiddenLabels}
          {...(hiddenLabels && { placeholder: t(LABEL_WORDS[language]) })}
          autoComplete="off"
          autoFocus={autoFocus && index === 0}
          required
        />
      ))}
      {functions && <FunctionsField hiddenLabel={hiddenLabels} />}
    </>
  );
}

function FunctionsField({ hiddenLabel }: { hiddenLabel: boolean }) {
  const t = useT();
  const functionName = useFunctionName();
  const field = useField<UserFunctionName[]>('functions');
  return (
    <FieldFrame id={field.id} label={t('specialisations.functions')} hidden={hiddenLabel} error={field.error}>
      <Picker
        id={field.id}
        multiple
        options={USER_FUNCTIONS.map((name) => ({ value: name, label: functionName(name) }))}
        value={field.value}
        onChange={(names) => field.setValue(USER_FUNCTIONS.filter((name) => names.includes(name)))}
        onBlur={field.leave}
        placeholder={t('specialisations.allFunctions')}
      />
    </FieldFrame>
  );
}
