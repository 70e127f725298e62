import { useT } from '@byline/web-kit/i18n';
import type { SuggestionResponse } from '../../../api';
import { useFunctionName } from '../../../components/candidate/texts';
import { Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import style from './unmatched.module.css';

interface SuggestionCardProps {
  suggestion: SuggestionResponse;
  chosen: boolean;
  onChoose: () => void;
}

/** A candidate who may have written the mail, with the reason. */
export function SuggestionCard({ suggestion, chosen, onChoose }: SuggestionCardProps) {
  const t = useT();
  const functionName = useFunctionName();
  const { city, archived } = suggestion;
  const does = suggestion.function && functionName(suggestion.function);
  return (
    <label className={style.card}>
      <input type="radio" name="suggestion" checked={chosen} onChange={onChoose} />
      <Avatar person={suggestion} />
      <Stack as="span" grow className={style.who}>
        <Text weight="medium" cut>
          {displayName(suggestion)}
        </Text>
        <Text size="small" tone="muted" cut>
          {[does, city, archived && t('status.archived')].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Text size="small" tone="muted">
        {suggestion.reasons.map((reason) => t(`conversations.reason.${reason}`)).join(', ')}
      </Text>
    </label>
  );
}
