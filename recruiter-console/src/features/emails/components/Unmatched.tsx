import { SURE_SUGGESTION } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useAssignConversationMutation,
  useDiscardConversationMutation,
  useLazyGetConversationQuery,
  useSuggestSendersQuery,
  useUpdateConversationMutation,
  type ConversationResponse,
  type PersonRefDto,
} from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { Row, Stack } from '../../../components/layout/Stack';
import { CandidatePicker, type PickedCandidate } from '../../../components/people/CandidatePicker';
import { Check } from '../../../components/ui/fields/Check';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { SuggestionCard } from './SuggestionCard';
import style from './unmatched.module.css';

interface UnmatchedProps {
  conversation: ConversationResponse;
  /** The conversation has a candidate now, or was discarded. */
  onSettled: () => void;
}

/** The first values of a new candidate: a name of two words or more has the first name first. */
function asCandidate(person: ConversationResponse['person']) {
  const { name = '', email = '' } = person ?? {};
  const [firstname = '', ...rest] = name.includes('@') ? [] : name.split(' ');
  return { firstname, name: rest.join(' '), email };
}

function wordsFor(unverified: boolean, discarded: boolean) {
  if (discarded) return 'conversations.discardedText';
  return unverified ? 'conversations.unverifiedText' : 'conversations.whoseText';
}

/** Asks whose the mails of an unknown sender are: up to three suggestions, somebody else, a new candidate, or nobody. */
export function Unmatched({ conversation: { _id: id, person, unverified, discarded }, onSettled }: UnmatchedProps) {
  const t = useT();
  const heading = useId();
  const pickerId = useId();
  const navigate = useNavigate();
  const { showError } = useDialogs();
  const notify = useNotify();
  const { currentData } = useSuggestSendersQuery({ id });
  const [assign, { isLoading }] = useAssignConversationMutation();
  const [discard] = useDiscardConversationMutation();
  const [update] = useUpdateConversationMutation();
  const [read] = useLazyGetConversationQuery();
  const [picked, setPicked] = useState<PickedCandidate | null>(null);
  const [other, setOther] = useState<PickedCandidate | null>(null);
  const [keepAddress, setKeepAddress] = useState(!unverified);
  const others = currentData?.others ?? 0;
  const suggestions = (currentData?.records ?? []).map((one) => ({ ...one, _id: one.candidateId }));
  // The address of a forged sender says nothing, so the recruiter chooses.
  const sure = unverified ? null : (suggestions.find(({ score }) => score > SURE_SUGGESTION) ?? null);
  const chosen = other ?? picked ?? sure;
  const address = person?.email ?? '';
  const settle = (candidate: PersonRefDto): void => {
    const name = displayName(candidate);
    const label = t('conversations.profileOf', { name });
    const run = (): void => void navigate(`/candidates/${candidate._id}?tab=mail&conversation=${id}`);
    notify(t('conversations.given', { name }), { actions: [{ label, run }] });
    onSettled();
  };
  /** Says who has the conversation when a colleague was faster. */
  const settleOr = async (error: unknown): Promise<void> => {
    const candidate = statusOf(error) === 409 ? (await read({ id })).data?.candidate : null;
    if (candidate) settle(candidate);
    else showError(error);
  };
  const give = async (): Promise<void> => {
    if (!chosen) return;
    const { error } = await assign({ id, assignConversationRequest: { candidateId: chosen._id, keepAddress } });
    if (!error) settle(chosen);
    // The API names the candidate who no longer exists.
    else if (statusOf(error) === 400) notify(t('conversations.candidateGoneShort'), { failed: true });
    else await settleOr(error);
  };
  const takeBack = async (): Promise<boolean> => {
    const { error } = await update({ id, updateConversationRequest: { discarded: false } });
    if (error) await settleOr(error);
    return !error;
  };
  const onDiscard = async (): Promise<void> => {
    const { error } = await discard({ id });
    if (error) return settleOr(error);
    notify(t('conversations.discarded'), { undo: () => void takeBack() });
    onSettled();
  };
  const onTakeBack = async (): Promise<void> => {
    if (!(await takeBack())) return;
    notify(t('conversations.takenBack'));
    onSettled();
  };
  return (
    <section className={style.question} aria-labelledby={heading} data-print="none">
      <Stack gap={2}>
        <Text as="h3" size="panel" id={heading}>
          <FormattedMessage id="conversations.whoseIsIt" />
        </Text>
        <Text as="p" tone="muted">
          <FormattedMessage id={wordsFor(unverified, discarded)} values={{ address }} />
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
      {keepAddress && others > 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage id="conversations.othersCome" values={{ count: others }} />
        </Text>
      )}
      <Row wrap>
        {discarded ? (
          <Button variant="text" onClick={() => void onTakeBack()}>
            <RotateCcw />
            <FormattedMessage id="conversations.takeBack" />
          </Button>
        ) : (
          <Button variant="text" color="error" onClick={() => void onDiscard()}>
            <Trash2 />
            <FormattedMessage id="conversations.discard" />
          </Button>
        )}
        <Button
          variant="text"
          to="/candidates?panel=new"
          state={{ newCandidate: asCandidate(person), conversationId: id }}
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
