import { ASK_FREQUENCIES, type AskFrequency } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { useState } from 'react';
import { useGetAskFrequencyQuery, useSetAskFrequencyMutation } from '../../../api';
import { Segments } from '../../../components/form/Segments';
import textStyle from '../../../components/ui/text.module.css';

/** How often the person is asked by mail whether they are still available; a refused choice is undone. */
export function AskFrequencyChoice({ candidateId: id }: { candidateId: string }) {
  const t = useT();
  const { showError } = useDialogs();
  const notify = useNotify();
  const { data } = useGetAskFrequencyQuery({ id });
  const [set] = useSetAskFrequencyMutation();
  const [wanted, setWanted] = useState<AskFrequency | null>(null);
  const change = async (frequency: AskFrequency): Promise<void> => {
    setWanted(frequency);
    const { error } = await set({ id, askFrequencyRequest: { frequency } });
    if (!error) return notify(t('account.askSet'));
    setWanted(null);
    showError(error);
  };
  if (!data) return null;
  return (
    <div>
      <p className={textStyle.strong}>{t('account.ask')}</p>
      <Segments
        legend={t('account.ask')}
        choices={ASK_FREQUENCIES.map((value) => ({ value, label: t(`account.ask.${value}`) }))}
        value={wanted ?? data.frequency}
        onChange={(frequency) => void change(frequency)}
      />
      <p className={`${textStyle.small} ${textStyle.secondary}`}>{t('account.askHelp')}</p>
    </div>
  );
}
