import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import { candidateWords as words } from '../../../components/candidate/messages';
import { SkillList } from '../../../components/candidate/texts';
import { Icon } from '../../../components/ui/Icon';
import { messages } from '../messages';
import { Files } from './Files';
import { PersonalFacts, ProfessionalFacts } from './ProfileFacts';
import { SkillsDialog } from './SkillsDialog';

function Section({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="sec">
        <h2 className="t-h">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The profile as it is read: two columns for recruiters (docs/domain/interface.md#profile-layout). */
export function ProfileView({ candidate }: { candidate: CandidateResponse }) {
  const { formatMessage } = useIntl();
  const [rating, setRating] = useState(false);
  const { _id: id, resumeSummary, info, skills, workExperience, diploma } = candidate;
  const lists = [
    { to: `/candidates/${id}/work`, title: messages.work, count: workExperience.length },
    { to: `/candidates/${id}/education`, title: messages.education, count: diploma.length },
  ];
  return (
    <div className="two">
      <div className="col g20">
        <Section title={formatMessage(messages.summary)}>
          {resumeSummary ? (
            <p className="wrap">{resumeSummary}</p>
          ) : (
            <p className="sub">
              <FormattedMessage {...messages.noSummary} />
            </p>
          )}
        </Section>
        {info && (
          <Section title={formatMessage(messages.info)}>
            <p className="wrap">{info}</p>
          </Section>
        )}
        <Section title={formatMessage(messages.professional)}>
          <ProfessionalFacts candidate={candidate} />
        </Section>
        <Section title={formatMessage(messages.personal)}>
          <PersonalFacts candidate={candidate} />
        </Section>
        <ul className="list" style={{ borderTop: '1px solid var(--border)' }}>
          {lists.map(({ to, title, count }) => (
            <li key={to}>
              <Link className="link-row" to={to}>
                <span className="t-h">{formatMessage(title)}</span>
                <span className="sub grow">{count}</span>
                <span className="sub">
                  <Icon name="right" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="col g20">
        <Section
          title={formatMessage(words.skills)}
          action={
            <Button size="small" variant="text" style={{ marginRight: -8 }} onClick={() => setRating(true)}>
              <FormattedMessage {...(skills.length > 0 ? messages.manageSkills : messages.addSkills)} />
            </Button>
          }
        >
          {skills.length > 0 ? (
            <SkillList skills={skills} />
          ) : (
            <p className="sub">
              <FormattedMessage {...words.noSkills} />
            </p>
          )}
        </Section>
        <Files candidate={candidate} />
      </div>
      {rating && <SkillsDialog candidate={candidate} onClose={() => setRating(false)} />}
    </div>
  );
}
