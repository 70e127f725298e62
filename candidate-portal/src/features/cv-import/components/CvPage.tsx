import { CvImport, CvMessages, useCvT } from '@byline/web-kit/cv';
import { useNotify } from '@byline/web-kit/ui';
import { Link, useNavigate } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';
import { useSaveFromCv, type SavePart } from '../useSaveFromCv';
import { useSkillChoices } from '../useSkillChoices';
import style from './CvPage.module.css';

interface CvPageProps {
  candidate: CandidateResponse;
  savePart: SavePart;
}

/** /import-cv: adds the facts of a CV to the candidate's profile one by one. */
export const CvPage = (props: CvPageProps) => (
  <CvMessages>
    <Import {...props} />
  </CvMessages>
);

function Import({ candidate, savePart }: CvPageProps) {
  const t = useCvT();
  const notify = useNotify();
  const navigate = useNavigate();
  const choices = useSkillChoices();
  const save = useSaveFromCv(candidate._id, savePart);
  return (
    <div className={style.page}>
      <Link className={buttonStyle.text} to="/profile">
        {t('profile.title')}
      </Link>
      <header className={style.head}>
        <h1>{t('cvImport.title')}</h1>
        <p className={textStyle.lead}>{t('cvReview.intro')}</p>
      </header>
      <CvImport
        known={candidate}
        without={['email']}
        skillChoices={choices}
        saveLabel={(count) => t('cvReview.add', { count })}
        onSave={async (...args) => {
          await save(...args);
          notify(t('cvReview.toProfile'));
          await navigate('/profile');
        }}
      />
    </div>
  );
}
