import { EntryList } from '../../../components/ui/EntryList';
import { useT } from '@byline/web-kit/i18n';
import { formatMonth } from '@byline/web-kit/dates';
import { byDate, type Experience } from '../model';
import { ExperienceForm } from './ExperienceForm';

/** /work: work experience, edited in place. */
export function ExperienceList({ candidateId, list }: { candidateId: string; list: readonly Experience[] }) {
  const t = useT();
  return (
    <EntryList
      title={t('experience.title')}
      entries={byDate(list)}
      draftForm="experience"
      addLabel={t('experience.add')}
      empty={{ title: t('experience.none'), text: t('experience.noneText') }}
      editLabel={(experience) => t('experience.editOne', { name: experience.function })}
      renderEntry={({ function: name, company, from, to }) => ({
        title: name,
        text: company,
        aside: t('common.range', { from: formatMonth(from), to: to ? formatMonth(to) : t('common.now') }),
      })}
      renderForm={(experience, onDone) => (
        <ExperienceForm candidateId={candidateId} experience={experience} onDone={onDone} />
      )}
    />
  );
}
