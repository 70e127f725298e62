import { useT } from '@byline/web-kit/i18n';
import type { Choice } from '@byline/web-kit/names';
import { useTagOptions } from '../../api/lookups';
import { foldText } from '../../lib/fold-text';
import { isRecordId } from '../../lib/record-id';

/** At most five suggestions, and the typed text (docs/domain/interface.md#suggestions). */
const SUGGESTIONS = 5;

/** Suggests tags for a job while the user types, including a new one. A tag is its id, or its label if it is new. */
export function useTagChoices() {
  const t = useT();
  const { options, label } = useTagOptions();
  return {
    labelOf: (tag: string): string => (isRecordId(tag) ? label(tag) : tag),
    optionsFor: (text: string, without: readonly string[]): Choice[] => {
      const found = options.filter(
        ({ value, label: name }) => !without.includes(value) && foldText(name).includes(foldText(text)),
      );
      const exact = options.some(({ label: name }) => foldText(name) === foldText(text));
      const fresh = text && !exact ? [{ value: text, label: t('jobForm.newTag', { tag: text }) }] : [];
      return [...found.slice(0, SUGGESTIONS), ...fresh];
    },
  };
}
