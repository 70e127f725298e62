import { fileSize } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { directLinks, socialLinks } from '../../../components/candidate/contact-links';
import { SkillList } from '../../../components/candidate/Skills';
import { useByline } from '../../../components/candidate/texts';
import { Row, Stack } from '../../../components/layout/Stack';
import { StatusPill } from '../../../components/ui/Pill';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import { listedFiles } from '../model';
import { PersonalFacts, ProfessionalFacts } from './ProfileFacts';
import { Section } from './Section';

interface ProfileOnPaperProps {
  candidate: CandidateResponse;
  /** The applications of the candidate. */
  applications: ReactNode;
  appointments: ReactNode;
}

/** Name and contact. Shows addresses in full, because a reader cannot open a link on paper. */
function Head({ candidate }: { candidate: CandidateResponse }) {
  const byline = useByline();
  const { status = 'none', archived = false, assigned = [], candidatetags = [] } = candidate;
  return (
    <Stack gap={8}>
      <Text as="h1" size="name">
        {displayName(candidate)}
      </Text>
      <Text as="p" tone="muted">
        {byline(candidate)}
      </Text>
      <Row wrap>
        <StatusPill status={status} archived={archived} />
        {assigned.map((recruiter) => (
          <Text key={recruiter._id}>
            <FormattedMessage id="candidate.assignedTo" values={{ name: displayName(recruiter) }} />
          </Text>
        ))}
        {candidatetags.map(({ _id, label }) => (
          <Tag key={_id}>{label}</Tag>
        ))}
      </Row>
      <ul>
        {directLinks(candidate).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {socialLinks(candidate).map(({ id, text, href, newTab }) => (
          <li key={id}>{newTab ? `${text}: ${href}` : text}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** The profile for printing. */
export function ProfileOnPaper({ candidate, applications, appointments }: ProfileOnPaperProps) {
  const t = useT();
  const { locale } = useIntl();
  const { resumeSummary, info, skills } = candidate;
  const files = listedFiles(candidate.candidatefiles);
  const none = (text: string) => (
    <Text as="p" tone="muted">
      {text}
    </Text>
  );
  const typed = (text: string) => (
    <Text as="p" asTyped>
      {text}
    </Text>
  );
  return (
    <>
      <Head candidate={candidate} />
      <Section title={t('profile.summary')}>
        {resumeSummary ? typed(resumeSummary) : none(t('profile.noSummary'))}
      </Section>
      {info && <Section title={t('profile.info')}>{typed(info)}</Section>}
      <Section title={t('profile.professional')}>
        <ProfessionalFacts candidate={candidate} />
      </Section>
      <Section title={t('profile.personal')}>
        <PersonalFacts candidate={candidate} />
      </Section>
      <Section title={t('candidateField.skills')}>
        {skills.length > 0 ? <SkillList skills={skills} /> : none(t('candidate.noSkills'))}
      </Section>
      <Section title={t('profile.applications')}>{applications}</Section>
      <Section title={t('appointments.title')}>{appointments}</Section>
      <Section title={t('profile.files')}>
        {files.length === 0 && none(t('profile.noFiles'))}
        <ul>
          {files.map(({ _id, name, size }) => (
            <li key={_id}>
              {name} · {fileSize(size, locale)}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
