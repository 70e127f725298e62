import { EntryLines } from '../../../components/ui/EntryLines';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { countryName } from '@byline/web-kit/names';
import { byYear, type Diploma } from '../model';
import { DiplomaForm } from './DiplomaForm';

/** Diplomas in the wizard, years only. */
export function DiplomaWizardList({ candidateId, list }: { candidateId: string; list: readonly Diploma[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <EntryLines
      entries={byYear(list)}
      addLabel={t('education.add')}
      editTitle={t('education.editTitle')}
      editLabel={({ degree }) => t('experience.editOne', { name: degree })}
      renderEntry={({ degree, institute, country, from, to }) => ({
        title: degree,
        text: country ? `${institute}, ${countryName(country, language)}` : institute,
        aside: t('common.range', { from: String(from), to: to ? String(to) : t('common.now') }),
      })}
      renderForm={(diploma, onDone) => <DiplomaForm candidateId={candidateId} diploma={diploma} onDone={onDone} />}
    />
  );
}
