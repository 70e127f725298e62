import { EntryLines } from '../../../components/ui/EntryLines';
import { useT } from '@byline/web-kit/i18n';
import { formatDotted } from '@byline/web-kit/dates';
import { byDate, type Experience } from '../model';
import { ExperienceForm } from './ExperienceForm';

/** Work experience in the wizard, with dates as DD.MM.YYYY. */
export function ExperienceWizardList({ candidateId, list }: { candidateId: string; list: readonly Experience[] }) {
  const t = useT();
  return (
    <EntryLines
      entries={byDate(list)}
      addLabel={t('experience.add')}
      editTitle={t('experience.editTitle')}
      editLabel={({ function: name }) => t('experience.editOne', { name })}
      renderEntry={({ function: name, company, from, to }) => ({
        title: name,
        text: company,
        aside: t('common.range', { from: formatDotted(from), to: to ? formatDotted(to) : t('common.now') }),
      })}
      renderForm={(experience, onDone) => (
        <ExperienceForm candidateId={candidateId} experience={experience} onDone={onDone} />
      )}
    />
  );
}
