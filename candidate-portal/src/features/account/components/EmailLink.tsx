import { useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useState } from 'react';
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

/** What a mailed link of a change of address does, by a press: mail scanners open links too. */
export function EmailLink({ kind, userId, token }: EmailLinkProps) {
  const t = useT();
  const words = emailLinks[kind];
  const { showError } = useDialogs();
  const [confirm] = useConfirmEmailMutation();
  const [keep] = useKeepEmailMutation();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const use = async (): Promise<void> => {
    setState('busy');
    try {
      await (kind === 'confirm' ? confirm : keep)({ emailLinkRequest: { userId, token } }).unwrap();
      setState('done');
    } catch (error) {
      setState('asked');
      showError(error);
    }
  };
  const done = state === 'done';
  return (
    <section className={`${layoutStyle.sheet} ${layoutStyle.leaf} ${layoutStyle.alone}`} aria-labelledby="email-link">
      <header>
        <div role="status">
          <h1 id="email-link">{t(done ? words.done : words.title)}</h1>
          <p className={textStyle.lead}>{t(done ? words.doneLead : words.lead)}</p>
        </div>
      </header>
      <div>
        {done ? (
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
