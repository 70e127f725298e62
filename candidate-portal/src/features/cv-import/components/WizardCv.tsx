import {
  contactOf,
  CvImport,
  CvMessages,
  useCvT,
  isContact,
  type ContactValues,
  type KnownProfile,
} from '@byline/web-kit/cv';
import { TextButton } from '../../../components/ui/Button';
import { useSaveFromCv, type SavePart } from '../useSaveFromCv';
import { useSkillChoices } from '../useSkillChoices';

interface WizardCvProps {
  candidateId: string;
  /** The profile with what the form holds. */
  known: KnownProfile;
  savePart: SavePart;
  onContact: (contact: ContactValues) => void;
  onClose: () => void;
}

/**
 * Reads a CV in the first step. The form takes name, address and phone, which the last page saves; the rest is stored at once, so that the
 * next pages show it.
 */
export const WizardCv = (props: WizardCvProps) => (
  <CvMessages>
    <Import {...props} />
  </CvMessages>
);

function Import({ candidateId, known, savePart, onContact, onClose }: WizardCvProps) {
  const t = useCvT();
  const choices = useSkillChoices();
  const save = useSaveFromCv(candidateId, savePart);
  return (
    <>
      <CvImport
        known={known}
        without={['email']}
        skillChoices={choices}
        saveLabel={(count) => t('cvReview.add', { count })}
        onSave={async (accepted, saved, keepFile, file) => {
          await save(
            accepted.filter((one) => !isContact(one)),
            saved,
            keepFile,
            file,
          );
          onContact(contactOf(accepted));
        }}
      />
      <TextButton onClick={onClose}>{t('cvReview.without')}</TextButton>
    </>
  );
}
