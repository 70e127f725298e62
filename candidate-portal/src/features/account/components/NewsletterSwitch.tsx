import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useRef, useState } from 'react';
import { useUpdateMeMutation } from '../../../api';
import { Switch } from '../../../components/ui/Switch';
import textStyle from '../../../components/ui/text.module.css';

/** Saves each choice immediately; a refused choice is undone. */
export function NewsletterSwitch({ newsletter }: { newsletter: boolean }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const [update] = useUpdateMeMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);

  /** Sends one call after the other, so that the API stores the last choice. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const store = async (next: boolean): Promise<void> => {
    try {
      await update({ settingsRequest: { newsletter: next } }).unwrap();
      notify(t(next ? 'account.newsletterOn' : 'account.newsletterOff'));
    } catch (error) {
      setWanted(null);
      showError(error);
    }
  };
  const change = (next: boolean): void => {
    setWanted(next);
    last.current = last.current.then(() => store(next));
  };
  return (
    <div>
      <Switch label={t('candidate.newsletter')} checked={wanted ?? newsletter} onChange={change} />
      <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('account.newsletterHelp')}</p>
    </div>
  );
}
