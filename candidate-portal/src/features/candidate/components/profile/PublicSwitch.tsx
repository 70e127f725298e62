import { useState } from 'react';
import { Switch } from '../../../../components/ui/Switch';
import { useDialogs } from '../../../../components/ui/dialogs-context';
import { useT } from '../../../../i18n/useT';
import { profile } from '../../messages';
import type { Candidate } from '../../model';
import { useSaveCandidate } from '../../useSaveCandidate';

/** On or off at once; a refused change goes back to what it was. */
export function PublicSwitch({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { showResponse, toast } = useDialogs();
  const saveCandidate = useSaveCandidate(candidate);
  const [wanted, setWanted] = useState<boolean | null>(null);

  const change = async (publicEnabled: boolean): Promise<void> => {
    setWanted(publicEnabled);
    try {
      await saveCandidate({ publicEnabled });
      toast(t(publicEnabled ? profile.publicOn : profile.publicOff));
    } catch (error) {
      showResponse(error);
    } finally {
      setWanted(null);
    }
  };

  return (
    <section aria-labelledby="a-public">
      <Switch
        labelId="a-public"
        label={t(profile.public)}
        checked={wanted ?? candidate.publicEnabled}
        onChange={(checked) => void change(checked)}
      />
      <p className="small soft">{t(profile.publicText)}</p>
    </section>
  );
}
