import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import type { Problem } from '@byline/shared-types/domain';
import { useDialogs } from '@byline/web-kit/ui';
import type { ApplicationResponse } from '../../../api';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { toReasons, NO_REASONS, type ReasonValues } from '../model';

/** The text of a refusal: no mail left, nothing is saved, or nothing is saved and the typed days are elsewhere. */
export type ChangedText = 'applications.changedText' | 'applications.unsavedText' | 'applications.daysKeptText';

/** Names the applications that a colleague decided on, or the candidate withdrew, in the meantime, and shows the typed reasons, because such an application may not offer the decision again. Returns false for another problem. */
export function useChangedNotice() {
  const t = useT();
  const { formatList } = useIntl();
  const { notice } = useDialogs();
  return (
    problem: Problem | null,
    applications: readonly ApplicationResponse[],
    text: ChangedText,
    typed: ReasonValues = NO_REASONS,
  ): boolean => {
    const changed = applications.filter(({ _id }) => problem?.records?.includes(_id));
    if (changed.length === 0) return false;
    const names = formatList(changed.map(({ candidate }) => displayName(candidate)));
    const reasons = toReasons(typed);
    const shown = (['reason', 'candidateReason'] as const).filter((name) => reasons[name]);
    notice({
      title: t('applications.changedTitle'),
      text: (
        <>
          {t(text, { names })}
          {shown.map((name) => (
            <Text as="p" key={name}>
              <Text tone="muted">{t('common.labelOf', { label: t(`applications.${name}`) })}</Text>{' '}
              <Text asTyped>{reasons[name]}</Text>
            </Text>
          ))}
        </>
      ),
    });
    return true;
  };
}
