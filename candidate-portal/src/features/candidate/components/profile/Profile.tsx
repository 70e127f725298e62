import { functionName } from '@byline/web-kit/names';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../../components/layout/Page';
import { Icon } from '../../../../components/ui/Icon';
import { Boundary } from '../../../../components/ui/States';
import { common } from '../../../../i18n/messages';
import { useT } from '@byline/web-kit/i18n';
import { profile } from '../../messages';
import { functionOf, type Candidate } from '../../model';
import { Avatar } from '../Avatar';
import { AboutBlock } from './AboutBlock';
import { AvailabilityBlock } from './AvailabilityBlock';
import { Completeness } from './Completeness';
import { PersonalBlock } from './PersonalBlock';
import { PublicSwitch } from './PublicSwitch';
import { SkillsBlock } from './SkillsBlock';
import { WorkBlock } from './WorkBlock';

/** Parts of the page that belong to other features; the route puts them in. */
export interface ProfileParts {
  files: ReactNode;
  links: ReactNode;
  removal: ReactNode;
}

/** The candidate's own card: every block is read, and edited in place. */
export function Profile({ candidate, parts }: { candidate: Candidate; parts: ProfileParts }) {
  const t = useT();
  return (
    <Page title={t(profile.title)} className="wrap">
      <ProfileHeader candidate={candidate} />
      <div className="card">
        <div className="sheet">
          <AboutBlock candidate={candidate} />
          <SkillsBlock candidate={candidate} />
          <WorkBlock candidate={candidate} />
          <PersonalBlock candidate={candidate} />
        </div>
        <div className="aside">
          <Boundary>
            <Completeness candidate={candidate} />
            <PublicSwitch candidate={candidate} />
          </Boundary>
          <AvailabilityBlock candidate={candidate} />
          <Boundary>{parts.files}</Boundary>
          <section aria-labelledby="a-links">
            <header>
              <h2 id="a-links">{t(profile.links)}</h2>
              <Link className="text" to="/links" aria-label={t(profile.editLinks)}>
                <Icon name="pencil" small />
                {t(common.edit)}
              </Link>
            </header>
            <Boundary>{parts.links}</Boundary>
          </section>
          <Boundary>{parts.removal}</Boundary>
        </div>
      </div>
    </Page>
  );
}

function ProfileHeader({ candidate }: { candidate: Candidate }) {
  const t = useT();
  const { firstname, name, city, publicEnabled, _id } = candidate;
  const work = functionOf(candidate);
  const label = work ? functionName(t, work) : '';
  return (
    <header className="person">
      <Avatar candidate={candidate} />
      <div>
        <h1>
          {firstname} {name}
        </h1>
        <p className="soft">{label && city ? t(profile.functionInCity, { function: label, city }) : label || city}</p>
      </div>
      {publicEnabled && (
        <div className="end">
          <Link className="text" to={`/public/candidate/${_id}`} target="_blank">
            {t(profile.viewPublic)} <Icon name="out" small />
          </Link>
        </div>
      )}
    </header>
  );
}
