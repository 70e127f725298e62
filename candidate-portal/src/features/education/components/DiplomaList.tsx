import { EntryList } from '../../../components/ui/EntryList';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { countryName } from '@byline/web-kit/names';
import { byYear, type Diploma } from '../model';
import { DiplomaForm } from './DiplomaForm';

/** /education: diplomas, edited in place. */
export function DiplomaList({ candidateId, list }: { candidateId: string; list: readonly Diploma[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <EntryList
      title={t('education.title')}
      entries={byYear(list)}
      draftForm="diploma"
      addLabel={t('education.add')}
      empty={{ title: t('education.none'), text: t('education.noneText') }}
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
