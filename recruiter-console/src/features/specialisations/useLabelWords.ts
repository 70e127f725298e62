import { useT } from '@byline/web-kit/i18n';
import { useFunctionName } from '../../components/candidate/texts';
import type { FieldWords } from '../../components/ui/merge/field-words';
import { LABEL_WORDS } from './messages';
import type { LabelValues } from './model';

/** Field names and values as text, for the comparison of two versions. */
export function useLabelWords(): FieldWords<LabelValues> {
  const t = useT();
  const functionName = useFunctionName();
  return {
    label: (field) => t(field === 'functions' ? 'specialisations.functions' : LABEL_WORDS[field]),
    text: (values, field) =>
      field === 'functions' ? values.functions.map((name) => functionName(name)).join(', ') : values[field],
  };
}
