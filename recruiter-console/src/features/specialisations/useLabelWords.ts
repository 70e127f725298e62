import { useIntl } from 'react-intl';
import { useFunctionName } from '../../components/candidate/texts';
import type { FieldWords } from '../../components/ui/merge/field-words';
import { LABEL_WORDS, messages } from './messages';
import type { LabelValues } from './model';

/** The fields of a label form in words, for what was merged and what is asked. */
export function useLabelWords(): FieldWords<LabelValues> {
  const { formatMessage } = useIntl();
  const functionName = useFunctionName();
  return {
    label: (field) => formatMessage(field === 'functions' ? messages.functions : LABEL_WORDS[field]),
    text: (values, field) =>
      field === 'functions' ? values.functions.map((name) => functionName(name)).join(', ') : values[field],
  };
}
