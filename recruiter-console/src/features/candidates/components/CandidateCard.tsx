import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Globe, MailPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useGetCandidateQuery, type CandidateResponse } from '../../../api';
import { useFileUrl } from '../../../api/files';
import { Facts } from '../../../components/candidate/Facts';
import { directLinks, publicProfile, socialLinks } from '../../../components/candidate/contact-links';
import { hasPublicPage } from '../../../components/candidate/public-page';
import { AssigneeSelect, StatusSelect } from '../../../components/candidate/PropertySelects';
import { SkillList } from '../../../components/candidate/Skills';
import { useByline } from '../../../components/candidate/texts';
import { ProposeButton } from '../../../components/proposal/ProposeButton';
import { Divider } from '../../../components/layout/Divider';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Skeleton, SkeletonBar, SkeletonDisc } from '@byline/web-kit/ui';
import { IconAction } from '../../../components/ui/IconAction';
import { ErrorState } from '../../../components/ui/States';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { displayName } from '../../../lib/format';
import style from './CandidateCard.module.css';
import { CardFacts } from './CardFacts';
import { LastNote } from './LastNote';

function Contact({ candidate }: { candidate: CandidateResponse }) {
  const linkedin = socialLinks(candidate).filter(({ id }) => id === 'linkedin');
  return (
    <Row gap={4} className={style.contact}>
      {[...directLinks(candidate), ...linkedin].map(({ id, icon, text, href, newTab }) => (
        <IconAction key={id} icon={icon} size="medium" label={text} href={href} newTab={newTab} />
      ))}
      <Grow />
      {hasPublicPage(candidate) && (
        <Button variant="text" href={publicProfile(candidate._id)} target="_blank" rel="noopener noreferrer">
          <Globe />
          <FormattedMessage id="candidate.publicProfile" />
        </Button>
      )}
    </Row>
  );
}

function CardSkeleton() {
  return (
    <Skeleton>
      <PaneBody gap={16}>
        <Row gap={12}>
          <SkeletonDisc size={40} />
          <Stack as="span" gap={8} grow>
            <SkeletonBar width="60%" />
            <SkeletonBar width="40%" />
          </Stack>
        </Row>
        {[80, 65, 90, 55, 70, 60].map((width) => (
          <SkeletonBar key={width} width={`${width}%`} />
        ))}
      </PaneBody>
    </Skeleton>
  );
}

export function CandidateCard({ id, onMail }: { id: string; onMail: (candidate: CandidateResponse) => void }) {
  const t = useT();
  const byline = useByline();
  const { currentData: candidate, error, refetch } = useGetCandidateQuery({ id });
  const photo = useFileUrl(candidate?.avatar ? { id, fileId: candidate.avatar } : null);
  if (!candidate) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const summary = candidate.resumeSummary ?? candidate.info;
  return (
    <>
      <Scroll>
        <PaneBody gap={12}>
          <Row gap={12}>
            <Avatar person={candidate} size="large" photo={photo} />
            <Stack grow>
              <Text as="h2" size="panel" cut title={displayName(candidate)}>
                {displayName(candidate)}
              </Text>
              <Text as="p" tone="muted" cut>
                {byline(candidate)}
              </Text>
            </Stack>
          </Row>
          <Contact candidate={candidate} />
          <Facts
            narrow
            facts={[
              [t('candidate.status'), <StatusSelect key="status" candidate={candidate} look="ghost" />],
              [t('candidate.assigned'), <AssigneeSelect key="assignee" candidate={candidate} look="ghost" />],
            ]}
          />
          {summary && (
            <Text as="p" asTyped>
              {summary}
            </Text>
          )}
          <CardFacts candidate={candidate} />
          {candidate.skills.length > 0 && (
            <>
              <Divider />
              <div>
                <Text as="h3" weight="semibold" className={style.title}>
                  {t('candidateField.skills')}
                </Text>
                <SkillList skills={candidate.skills} />
              </div>
            </>
          )}
          {candidate.candidatetags && candidate.candidatetags.length > 0 && (
            <Row gap={6} wrap>
              {candidate.candidatetags.map((tag) => (
                <Tag key={tag._id}>{tag.label}</Tag>
              ))}
            </Row>
          )}
          <LastNote candidateId={id} />
        </PaneBody>
      </Scroll>
      <PaneFoot className={style.foot}>
        <Button onClick={() => onMail(candidate)}>
          <MailPlus />
          <FormattedMessage id="candidate.write" />
        </Button>
        <ProposeButton start={{ candidates: { selection: { ids: [id] } }, count: 1, name: displayName(candidate) }}>
          <FormattedMessage id="proposal.open" />
        </ProposeButton>
        <Button to={`/candidates/${id}`}>
          <FormattedMessage id="candidates.openFull" />
        </Button>
      </PaneFoot>
    </>
  );
}
