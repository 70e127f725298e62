import { labelIn } from '@byline/shared-types/domain';
import { CvImport, type KnownProfile } from '@byline/web-kit/cv';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useRef } from 'react';
import { useAllSkillsQuery } from '../../../api/skills';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import type { TakenFromCv } from '../new-from-cv';
import style from './CvDialog.module.css';

interface CvDialogProps {
  known: KnownProfile;
  /** A file that was dropped. */
  first: File | null;
  onTake: (taken: TakenFromCv) => void;
  onClose: () => void;
}

/** Reads a CV for a new candidate. The form takes what was accepted, and the candidate is created there. */
export default function CvDialog({ known, first, onTake, onClose }: CvDialogProps) {
  const t = useT();
  const language = useLanguage();
  const { askToLeave } = useDialogs();
  const unsaved = useRef(false);
  const close = async (): Promise<void> => {
    if (!unsaved.current || (await askToLeave('unsent')) === 'discard') onClose();
  };
  const { data: skills = [] } = useAllSkillsQuery();
  const choices = skills
    .filter(({ state }) => state === 'approved')
    .map(({ _id, label }) => ({ value: _id, label: labelIn(label, language) }));
  return (
    <AppDialog open width={960} title={t('candidates.fromCv')} onClose={() => void close()}>
      <div className={style.body}>
        <CvImport
          known={known}
          first={first}
          onUnsaved={(is) => {
            unsaved.current = is;
          }}
          skillChoices={choices}
          saveLabel={(count) => t('candidates.useFromCv', { count })}
          onSave={(accepted, _saved, keep, file) => {
            onTake({ accepted, file: keep ? file : null });
            return Promise.resolve();
          }}
        />
      </div>
    </AppDialog>
  );
}
