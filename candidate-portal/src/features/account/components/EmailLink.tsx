import { useT } from '@byline/web-kit/i18n';
import { toProblem, useProblemWords } from '@byline/web-kit/problems';
import { sessionEnded, useSession } from '@byline/web-kit/session';
import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfirmEmailMutation, useKeepAccountMutation, useKeepEmailMutation } from '../../../api';
import { Button, buttonClass } from '../../../components/ui/Button';
import { LoginLink } from '../../../components/ui/LoginLink';
import { emailLinks } from '../email-link-messages';
import { NoOldAddress } from './NoOldAddress';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

interface EmailLinkProps {
  /** `confirm` confirms a change of address from either address, `keep` keeps the old address, `stay` cancels the removal of the account. */
  kind: 'confirm' | 'keep' | 'stay';
  userId: string;
  token: string;
}

/** Whether the link cannot work, now or later. */
const isFinal = (error: unknown): boolean => [400, 404, 409, 410].includes(toProblem(error)?.status ?? 0);
const isUsed = (error: unknown): boolean => toProblem(error)?.code === 'link_used';

type State = 'asked' | 'busy' | 'waits' | 'done';

/** Acts on a mailed link only when the user presses the button, because mail scanners open links too. */
export function EmailLink({ kind, userId, token }: EmailLinkProps) {
  const t = useT();
  const { showError } = useDialogs();
  const [confirm] = useConfirmEmailMutation();
  const [keep] = useKeepEmailMutation();
  const [stay] = useKeepAccountMutation();
  const dispatch = useDispatch();
  const session = useSession();
  const [state, setState] = useState<State>('asked');
  const [refusal, setRefusal] = useState<unknown>(null);
  /** Resolves to `waits` while the other address still has to confirm the change. */
  const press = async (): Promise<State> => {
    const link = { emailLinkRequest: { userId, token } };
    if (kind === 'confirm') return (await confirm(link).unwrap()).changed ? 'done' : 'waits';
    if (kind === 'stay') await stay({ accountStayRequest: { userId, token } }).unwrap();
    else await keep(link).unwrap();
    return 'done';
  };
  const use = async (): Promise<void> => {
    setState('busy');
    try {
      setState(await press());
      // Keeping the address ends all sessions. This browser drops its own too, so that it does not ask for a password that no longer works.
      if (kind === 'keep' && session?.user._id === userId) dispatch(sessionEnded());
    } catch (error) {
      setState('asked');
      if (isFinal(error)) setRefusal(error);
      else showError(error);
    }
  };
  const over = state === 'waits' || state === 'done' || refusal !== null;
  const { title, lead } = useWords(kind, state, refusal);
  return (
    <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} aria-labelledby="email-link">
      <header>
        <div role="status">
          <h1 id="email-link">{title}</h1>
          {lead && <p className={textStyle.lead}>{lead}</p>}
        </div>
        {state === 'waits' && <NoOldAddress />}
      </header>
      <div>
        {over ? (
          <LoginLink className={buttonClass({})}>{t('account.toEntry')}</LoginLink>
        ) : (
          <Button busy={state === 'busy' ? t('account.emailBusy') : undefined} onClick={() => void use()}>
            {t(emailLinks[kind].action)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The purpose of the link, or its result. */
function useWords(kind: EmailLinkProps['kind'], state: State, refusal: unknown): { title: string; lead?: string } {
  const t = useT();
  const problems = useProblemWords();
  const words = emailLinks[kind];
  if ('already' in words && isUsed(refusal)) return { title: t(words.already), lead: t(words.doneLead) };
  if (refusal) return { title: problems.text(refusal) };
  if (state === 'waits') return { title: t(emailLinks.confirm.waits), lead: t(emailLinks.confirm.waitsLead) };
  return state === 'done'
    ? { title: t(words.done), lead: t(words.doneLead) }
    : { title: t(words.title), lead: t(words.lead) };
}
