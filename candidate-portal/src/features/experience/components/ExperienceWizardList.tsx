import { useState } from 'react';
import { IconButton, TextButton } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import { common } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { formatDotted } from '../../../lib/dates';
import { messages } from '../messages';
import { byDate, type Experience } from '../model';
import { ExperienceForm } from './ExperienceForm';

interface ExperienceWizardListProps {
  candidateId: string;
  list: readonly Experience[];
}

/** In the wizard: one line each, DD.MM.YYYY; adding and editing happen in a dialog, for the wizard is a form itself. */
export function ExperienceWizardList({ candidateId, list }: ExperienceWizardListProps) {
  const t = useT();
  const [edited, setEdited] = useState<Experience | 'new' | null>(null);
  return (
    <div>
      <ul className="lines">
        {byDate(list).map((experience) => (
          <li key={experience._id}>
            <span>
              <span className="strong">{experience.function}</span>, {experience.company}
            </span>
            <span className="with">
              <span className="num soft">
                {t(common.range, {
                  from: formatDotted(experience.from),
                  to: experience.to ? formatDotted(experience.to) : t(common.now),
                })}
              </span>
              <IconButton
                icon="pencil"
                smallIcon
                label={t(messages.editOne, { name: experience.function })}
                onClick={() => setEdited(experience)}
              />
            </span>
          </li>
        ))}
      </ul>
      <TextButton icon="plus" onClick={() => setEdited('new')}>
        {t(messages.add)}
      </TextButton>
      {edited && (
        <Dialog title={t(edited === 'new' ? messages.add : messages.editTitle)} onClose={() => setEdited(null)}>
          <ExperienceForm
            candidateId={candidateId}
            experience={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
          />
        </Dialog>
      )}
    </div>
  );
}
