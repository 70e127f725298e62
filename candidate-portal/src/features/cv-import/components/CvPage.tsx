import { CvImport } from '@byline/web-kit/cv';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import buttonStyle from '../../../components/ui/button.module.css';
import textStyle from '../../../components/ui/text.module.css';
import { useSaveFromCv, type SavePart } from '../useSaveFromCv';
import { useSkillChoices } from '../useSkillChoices';
import style from './CvPage.module.css';

/** /import-cv: adds the facts of a CV to the candidate's profile one by one. */
export function CvPage({ candidate, savePart }: { candidate: CandidateResponse; savePart: SavePart }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const choices = useSkillChoices();
  const save = useSaveFromCv(candidate._id, savePart);
  return (
    <>
      <Link className={buttonStyle.text} to="/profile">
        <ArrowLeft size={16} />
        {t('profile.title')}
      </Link>
      <header className={style.head}>
        <h1>{t('cvImport.title')}</h1>
        <p className={textStyle.lead}>{t('cvImport.text')}</p>
      </header>
      <CvImport
        known={candidate}
        without={['email']}
        skillChoices={choices}
        saveLabel={(count) => t('cvImport.add', { count })}
        onSave={async (...args) => {
          await save(...args);
          notify(t('cvImport.added'));
          await navigate('/profile');
        }}
      />
    </>
  );
}
