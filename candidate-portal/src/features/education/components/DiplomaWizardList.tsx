import { useState } from 'react';
import { IconButton, TextButton } from '../../../components/ui/Button';
import { Dialog } from '../../../components/ui/Dialog';
import { common } from '../../../i18n/messages';
import { useLanguage } from '../../../i18n/useLanguage';
import { useT } from '../../../i18n/useT';
import { countryName } from '../../../lib/names';
import { messages } from '../messages';
import { byYear, type Diploma } from '../model';
import { DiplomaForm } from './DiplomaForm';

interface DiplomaWizardListProps {
  candidateId: string;
  list: readonly Diploma[];
}

/** In the wizard: one line each, years only; adding and editing happen in a dialog, for the wizard is a form itself. */
export function DiplomaWizardList({ candidateId, list }: DiplomaWizardListProps) {
  const t = useT();
  const language = useLanguage();
  const [edited, setEdited] = useState<Diploma | 'new' | null>(null);
  return (
    <div>
      <ul className="lines">
        {byYear(list).map((diploma) => (
          <li key={diploma._id}>
            <span>
              <span className="strong">{diploma.degree}</span>, {diploma.institute}
              {diploma.country && `, ${countryName(diploma.country, language)}`}
            </span>
            <span className="with">
              <span className="num soft">
                {t(common.range, { from: String(diploma.from), to: diploma.to ? String(diploma.to) : t(common.now) })}
              </span>
              <IconButton
                icon="pencil"
                smallIcon
                label={t(messages.editOne, { name: diploma.degree })}
                onClick={() => setEdited(diploma)}
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
          <DiplomaForm
            candidateId={candidateId}
            diploma={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
          />
        </Dialog>
      )}
    </div>
  );
}
