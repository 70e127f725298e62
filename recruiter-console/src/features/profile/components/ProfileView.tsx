import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CandidateResponse } from '../../../api';
import { SkillList } from '../../../components/candidate/Skills';
import { AskButton } from '../../../components/ask/AskButton';
import { ProposeButton } from '../../../components/proposal/ProposeButton';
import { Stack } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { useFormShown } from '../../../lib/useFormShown';
import { usePhone } from '../../../lib/usePhone';
import { Files } from './Files';
import { PersonalFacts, ProfessionalFacts } from './ProfileFacts';
import style from './ProfileView.module.css';
import { Section } from './Section';
import { SkillsDialog } from './SkillsDialog';
import { TwoColumns } from './TwoColumns';

const scrollThere = (section: HTMLElement | null): void => {
  section?.scrollIntoView();
};

interface ProfileViewProps {
  candidate: CandidateResponse;
  applications: ReactNode;
  appointments: ReactNode;
  showsApplications: boolean;
}

/** The profile in reading mode, in two columns (docs/domain/interface.md#profile-layout). */
export function ProfileView({ candidate, applications, appointments, showsApplications }: ProfileViewProps) {
  const t = useT();
  const phone = usePhone();
  const { _id: id, resumeSummary, info, skills, workExperience, diploma } = candidate;
  const [rating, setRating] = useFormShown({ form: 'skills', record: id });
  const lists = [
    { to: `/candidates/${id}/work`, title: 'profile.work', count: workExperience.length },
    { to: `/candidates/${id}/education`, title: 'profile.education', count: diploma.length },
  ] as const;
  const summary = (
    <Section title={t('profile.summary')}>
      {resumeSummary ? (
        <Text as="p" asTyped>
          {resumeSummary}
        </Text>
      ) : (
        <Text as="p" tone="muted">
          <FormattedMessage id="profile.noSummary" />
        </Text>
      )}
    </Section>
  );
  const about = info && (
    <Section title={t('profile.info')}>
      <Text as="p" asTyped>
        {info}
      </Text>
    </Section>
  );
  const professional = (
    <Section title={t('profile.professional')}>
      <ProfessionalFacts candidate={candidate} />
    </Section>
  );
  const personal = (
    <Section title={t('profile.personal')}>
      <PersonalFacts candidate={candidate} />
    </Section>
  );
  const history = (
    <List lineAbove>
      {lists.map(({ to, title, count }) => (
        <li key={to}>
          <Link className={style.link} to={to}>
            <Text weight="semibold">{t(title)}</Text>
            <Text tone="muted" grow>
              {count}
            </Text>
            <Text tone="muted">
              <ChevronRight />
            </Text>
          </Link>
        </li>
      ))}
    </List>
  );
  const skillSet = (
    <Section
      title={t('candidateField.skills')}
      action={
        <Button size="small" variant="text" onClick={() => setRating(true)}>
          <FormattedMessage id={skills.length > 0 ? 'profile.manageSkills' : 'profile.addSkills'} />
        </Button>
      }
    >
      {skills.length > 0 ? (
        <SkillList skills={skills} />
      ) : (
        <Text as="p" tone="muted">
          <FormattedMessage id="candidate.noSkills" />
        </Text>
      )}
    </Section>
  );
  const applied = (
    <div ref={showsApplications ? scrollThere : undefined}>
      <Section
        title={<FormattedMessage id="profile.applications" />}
        action={
          !candidate.archived && (
            <ProposeButton
              size="small"
              variant="text"
              start={{
                candidates: { selection: { ids: [candidate._id] } },
                count: 1,
                name: displayName(candidate),
              }}
            >
              <FormattedMessage id="proposal.open" />
            </ProposeButton>
          )
        }
      >
        {applications}
      </Section>
    </div>
  );
  const planned = (
    <Section
      title={<FormattedMessage id="appointments.title" />}
      action={
        <>
          {!candidate.archived && <AskButton size="small" variant="text" candidateId={candidate._id} />}
          <Button size="small" variant="text" to={`/agenda?plan=${id}`}>
            <FormattedMessage id="appointments.plan" />
          </Button>
        </>
      }
    >
      {appointments}
    </Section>
  );
  const files = <Files candidate={candidate} />;
  return (
    <TwoColumns>
      {phone ? (
        // One column on a phone. It starts with the facts that decide whether to call.
        <Stack gap={20}>
          {summary}
          {skillSet}
          {professional}
          {applied}
          {planned}
          {history}
          {files}
          {about}
          {personal}
        </Stack>
      ) : (
        <>
          <Stack gap={20}>
            {summary}
            {about}
            {professional}
            {personal}
            {history}
          </Stack>
          <Stack gap={20}>
            {skillSet}
            {applied}
            {planned}
            {files}
          </Stack>
        </>
      )}
      {rating && <SkillsDialog candidate={candidate} onClose={() => setRating(false)} />}
    </TwoColumns>
  );
}
