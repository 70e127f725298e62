import { SURE_SUGGESTION } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  useAssignConversationMutation,
  useDiscardConversationMutation,
  useSuggestSendersQuery,
  type ConversationResponse,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { Check } from '../../../components/ui/fields/Check';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';
import { SuggestionCard } from './SuggestionCard';
import style from './unmatched.module.css';

interface UnmatchedProps {
  conversation: ConversationResponse;
  /** The conversation was discarded. */
  onGone: () => void;
}

/** The first values of a new candidate: a name of two words or more has the first name first. */
function asCandidate(person: ConversationResponse['person']) {
  const { name = '', email = '' } = person ?? {};
  const [firstname = '', ...rest] = name.includes('@') ? [] : name.split(' ');
  return { firstname, name: rest.join(' '), email };
}

/** Asks whose the mails of an unknown sender are: up to three suggestions, somebody else, a new candidate, or nobody. */
export function Unmatched({ conversation: { _id: id, person, subject }, onGone }: UnmatchedProps) {
  const t = useT();
  const heading = useId();
  const pickerId = useId();
  const { showError } = useDialogs();
  const notify = useNotify();
  const removal = useRemoval();
  const { currentData } = useSuggestSendersQuery({ id });
  const [assign, { isLoading }] = useAssignConversationMutation();
  const [discard] = useDiscardConversationMutation();
  const [picked, setPicked] = useState<PickedCandidate | null>(null);
  const [other, setOther] = useState<PickedCandidate | null>(null);
  const [keepAddress, setKeepAddress] = useState(true);
  const suggestions = (currentData?.records ?? []).map((one) => ({ ...one, _id: one.candidateId }));
  const sure = suggestions.find(({ score }) => score > SURE_SUGGESTION) ?? null;
  const chosen = other ?? picked ?? sure;
  const address = person?.email ?? '';
  const give = async (): Promise<void> => {
    if (!chosen) return;
    const { error } = await assign({ id, assignConversationRequest: { candidateId: chosen._id, keepAddress } });
    if (error) showError(error);
    else notify(t('conversations.given', { name: displayName(chosen) }));
  };
  const onDiscard = (): Promise<void> =>
    removal({
      question: t('conversations.discardQuestion', { subject }),
      text: t('conversations.discardText'),
      action: t('conversations.discard'),
      remove: () => discard({ id }),
      done: t('conversations.discarded'),
    }).then((gone) => {
      if (gone) onGone();
    });
  return (
    <section className={style.question} aria-labelledby={heading}>
      <Stack gap={2}>
        <Text as="h3" size="panel" id={heading}>
          <FormattedMessage id="conversations.whoseIsIt" />
        </Text>
        <Text as="p" tone="muted">
          <FormattedMessage id="conversations.whoseText" values={{ address }} />
        </Text>
      </Stack>
      {suggestions.length > 0 && (
        <div role="radiogroup" aria-labelledby={heading} className={style.cards}>
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion._id}
              suggestion={suggestion}
              chosen={chosen?._id === suggestion._id}
              onChoose={() => {
                setOther(null);
                setPicked(suggestion);
              }}
            />
          ))}
        </div>
      )}
      <CandidatePicker
        id={pickerId}
        label={t('conversations.someoneElse')}
        placeholder={t('conversations.someoneElse')}
        value={other}
        onChange={setOther}
      />
      <Check checked={keepAddress} onChange={setKeepAddress}>
        <FormattedMessage id="conversations.keepAddress" />
      </Check>
      <Row wrap>
        <Button variant="text" color="error" onClick={() => void onDiscard()}>
          <Trash2 />
          <FormattedMessage id="conversations.discard" />
        </Button>
        <Button
          variant="text"
          component={Link}
          to="/candidates?panel=new"
          state={{ newCandidate: asCandidate(person) }}
        >
          <Plus />
          <FormattedMessage id="layout.newCandidate" />
        </Button>
        <Grow />
        <Button variant="contained" color="primary" disabled={!chosen || isLoading} onClick={() => void give()}>
          {chosen ? (
            <FormattedMessage id="conversations.giveTo" values={{ name: displayName(chosen) }} />
          ) : (
            <FormattedMessage id="conversations.give" />
          )}
        </Button>
      </Row>
    </section>
  );
}
