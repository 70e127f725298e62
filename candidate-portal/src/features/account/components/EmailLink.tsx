import { useT } from '@byline/web-kit/i18n';
import { toProblem, useProblemWords } from '@byline/web-kit/problems';
import { sessionEnded, useSession } from '@byline/web-kit/session';
import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useConfirmEmailMutation, useKeepEmailMutation } from '../../../api';
import { Button, buttonClass } from '../../../components/ui/Button';
import { messages, emailLinks } from '../email-link-messages';
import layoutStyle from '../../../components/layout/layout.module.css';
import textStyle from '../../../components/ui/text.module.css';

interface EmailLinkProps {
  /** Confirms the new address, or keeps the old one. */
  kind: 'confirm' | 'keep';
  userId: string;
  token: string;
}

/** The link will never work, or no more. */
const isFinal = (error: unknown): boolean => [400, 404, 409, 410].includes(toProblem(error)?.status ?? 0);

/** What a mailed link of a change of address does, by a press: mail scanners open links too. */
export function EmailLink({ kind, userId, token }: EmailLinkProps) {
  const t = useT();
  const words = emailLinks[kind];
  const { showError } = useDialogs();
  const [confirm] = useConfirmEmailMutation();
  const [keep] = useKeepEmailMutation();
  const problems = useProblemWords();
  const dispatch = useDispatch();
  const session = useSession();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [refusal, setRefusal] = useState<unknown>(null);
  const use = async (): Promise<void> => {
    setState('busy');
    try {
      await (kind === 'confirm' ? confirm : keep)({ emailLinkRequest: { userId, token } }).unwrap();
      setState('done');
      // Keeping the address ended all of them: this browser knows it at once, and asks for no password that no longer works.
      if (kind === 'keep' && session?.user._id === userId) dispatch(sessionEnded());
    } catch (error) {
      setState('asked');
      if (isFinal(error)) setRefusal(error);
      else showError(error);
    }
  };
  const done = state === 'done';
  const title = refusal ? problems.text(refusal) : t(done ? words.done : words.title);
  return (
    <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} aria-labelledby="email-link">
      <header>
        <div role="status">
          <h1 id="email-link">{title}</h1>
          {!refusal && <p className={textStyle.lead}>{t(done ? words.doneLead : words.lead)}</p>}
        </div>
      </header>
      <div>
        {done || refusal ? (
          <Link className={buttonClass({})} to="/">
            {t(messages.toEntry)}
          </Link>
        ) : (
          <Button busy={state === 'busy' ? t(messages.emailBusy) : undefined} onClick={() => void use()}>
            {t(words.action)}
          </Button>
        )}
      </div>
    </section>
  );
}
