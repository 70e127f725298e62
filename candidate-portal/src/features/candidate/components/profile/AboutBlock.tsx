import { useT } from '@byline/web-kit/i18n';
import type { Candidate } from '../../model';
import { AboutForm } from './block-forms';
import { ProfileBlock } from './ProfileBlock';
import textStyle from '../../../../components/ui/text.module.css';

export function AboutBlock({ candidate }: { candidate: Candidate }) {
  const t = useT();
  return (
    <ProfileBlock
      id="p-about"
      candidateId={candidate._id}
      title={t('profile.about')}
      editLabel={t('profile.editAbout')}
      editWord={t('common.edit')}
      view={
        candidate.info ? (
          <p className={`${textStyle.prose} ${textStyle.asTyped}`}>{candidate.info}</p>
        ) : (
          <p className={textStyle.secondary}>{t('profile.emptyAbout')}</p>
        )
      }
      form={(close) => <AboutForm candidate={candidate} onDone={close} />}
    />
  );
}
