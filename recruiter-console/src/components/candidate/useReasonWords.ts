import type { DuplicateReason } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';

/** The facts that two candidates share, in words: "same phone, similar name". */
export function useReasonWords(): (reasons: readonly DuplicateReason[]) => string {
  const t = useT();
  return (reasons) => reasons.map((reason) => t(`duplicateReason.${reason}`)).join(', ');
}
