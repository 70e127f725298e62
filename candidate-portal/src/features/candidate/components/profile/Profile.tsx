import { ExternalLink, Pencil } from 'lucide-react';
import { functionName } from '@byline/web-kit/names';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../../components/layout/Page';
import { Boundary } from '../../../../components/ui/States';
import { useT } from '@byline/web-kit/i18n';
import { functionOf, type Candidate } from '../../model';
import { Avatar } from '../Avatar';
import { AboutBlock } from './AboutBlock';
import { AvailabilityBlock } from './AvailabilityBlock';
import { Completeness } from './Completeness';
import { PersonalBlock } from './PersonalBlock';
import { useFocusByHash } from '../../../../lib/useFocusByHash';
import { PublicSwitch } from './PublicSwitch';
import { SkillsBlock } from './SkillsBlock';
import { WorkBlock } from './WorkBlock';
import layoutStyle from '../../../../components/layout/layout.module.css';
import buttonStyle from '../../../../components/ui/button.module.css';
import textStyle from '../../../../components/ui/text.module.css';
import style from './profile.module.css';

/** Parts of other features, which the route passes in. */
export interface ProfileParts {
  files: ReactNode;
  links: ReactNode;
}

/** The candidate's own profile; each block is edited in place. */
export function Profile({ candidate, parts }: { candidate: Candidate; parts: ProfileParts }) {
  const t = useT();
  useFocusByHash();
  return (
    <Page title={t('profile.title')} className={layoutStyle.wrap}>
      <ProfileHeader candidate={candidate} />
      <div className={style.card}>
        <div className={`${layoutStyle.sheet} ${style.blocks}`}>
          <AboutBlock candidate={candidate} />
          <SkillsBlock candidate={candidate} />
          <WorkBlock candidate={candidate} />
          <PersonalBlock candidate={candidate} />
        </div>
        <div className={style.aside}>
          <Boundary>
            <Completeness candidate={candidate} />
            <PublicSwitch candidate={candidate} />
          </Boundary>
          <AvailabilityBlock candidate={candidate} />
          <Boundary>{parts.files}</Boundary>
          <section aria-labelledby="a-links">
            <header>
              <h2 id="a-links">{t('links.title')}</h2>
              <Link className={buttonStyle.text} to="/links" aria-label={t('profile.editLinks')}>
                <Pencil size={16} />
                {t('common.edit')}
              </Link>
            </header>
            <Boundary>{parts.links}</Boundary>
          </section>
        </div>
      </div>
    </Page>
  );
}

function ProfileHeader({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { firstname, name, city, publicEnabled, missing, _id } = candidate;
  const work = functionOf(candidate);
  const label = work ? functionName(t, work) : '';
  return (
    <header className={style.person}>
      <Avatar candidate={candidate} />
      <div>
        <h1>
          {firstname} {name}
        </h1>
        <p className={textStyle.secondary}>
          {label && city ? t('profile.functionInCity', { function: label, city }) : label || city}
        </p>
        <Link className={buttonStyle.text} to="/import-cv">
          {t('cvImport.title')}
        </Link>
      </div>
      {publicEnabled && missing.length === 0 && (
        <div className={style.public}>
          <a className={buttonStyle.text} href={`/public/candidate/${_id}`} target="_blank">
            {t('profile.viewPublic')} <ExternalLink size={16} />
          </a>
        </div>
      )}
    </header>
  );
}
