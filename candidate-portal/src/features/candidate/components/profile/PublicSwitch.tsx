import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Switch } from '../../../../components/ui/Switch';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import type { Candidate } from '../../model';
import { useSaveCandidate } from '../../useSaveCandidate';
import buttonStyle from '../../../../components/ui/button.module.css';
import textStyle from '../../../../components/ui/text.module.css';

/** Saves each choice immediately; a refused choice is undone. */
export function PublicSwitch({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const saveCandidate = useSaveCandidate(candidate);
  const [wanted, setWanted] = useState<boolean | null>(null);

  const change = async (publicEnabled: boolean): Promise<void> => {
    setWanted(publicEnabled);
    try {
      await saveCandidate(() => ({ publicEnabled }));
      notify(t(publicEnabled ? 'profile.publicOn' : 'profile.publicOff'));
    } catch (error) {
      showError(error);
    } finally {
      setWanted(null);
    }
  };

  return (
    <section aria-labelledby="a-public" data-print="none">
      <Switch
        labelId="a-public"
        label={t('profile.public')}
        checked={wanted ?? candidate.publicEnabled}
        onChange={(checked) => void change(checked)}
      />
      <p className={`${textStyle.small} ${textStyle.secondary}`}>
        {t(candidate.missing.length === 0 ? 'profile.publicText' : 'profile.publicLater')}
      </p>
      <Link className={buttonStyle.text} to="/public-page">
        {t('profile.publicPage')}
      </Link>
    </section>
  );
}
