import { contactOf, CvImport, isContact, type ContactValues, type KnownProfile } from '@byline/web-kit/cv';
import { useT } from '@byline/web-kit/i18n';
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
export function WizardCv({ candidateId, known, savePart, onContact, onClose }: WizardCvProps) {
  const t = useT();
  const choices = useSkillChoices();
  const save = useSaveFromCv(candidateId, savePart);
  return (
    <>
      <CvImport
        known={known}
        without={['email']}
        skillChoices={choices}
        saveLabel={(count) => t('cvImport.add', { count })}
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
      <TextButton onClick={onClose}>{t('cvImport.without')}</TextButton>
    </>
  );
}
