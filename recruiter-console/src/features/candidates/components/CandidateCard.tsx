import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetCandidateQuery, type CandidateResponse } from '../../../api';
import { useFileUrl } from '../../../api/files';
import { directLinks, publicProfile, socialLinks } from '../../../components/candidate/contact-links';
import { candidateWords as words } from '../../../components/candidate/messages';
import { AssigneeSelect, StatusSelect } from '../../../components/candidate/PropertySelects';
import { SkillList, useByline } from '../../../components/candidate/texts';
import { Avatar } from '../../../components/ui/Avatar';
import { Skeleton, SkeletonBar, SkeletonDisc } from '@byline/web-kit/ui';
import { Icon } from '../../../components/ui/Icon';
import { IconAction } from '../../../components/ui/IconAction';
import { ErrorState } from '../../../components/ui/States';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';
import { CardFacts } from './CardFacts';
import { LastNote } from './LastNote';

function Contact({ candidate }: { candidate: CandidateResponse }) {
  const linkedin = socialLinks(candidate).filter(({ id }) => id === 'linkedin');
  return (
    <div className="row g4" style={{ margin: '-6px 0 -6px -8px' }}>
      {[...directLinks(candidate), ...linkedin].map(({ id, icon, text, href, newTab }) => (
        <IconAction key={id} icon={icon} size="medium" label={text} href={href} newTab={newTab} />
      ))}
      <span className="grow" />
      {candidate.publicEnabled && (
        <Button variant="text" href={publicProfile(candidate._id)} target="_blank" rel="noopener noreferrer">
          <Icon name="globe" />
          <FormattedMessage {...words.publicProfile} />
        </Button>
      )}
    </div>
  );
}

function CardSkeleton() {
  return (
    <Skeleton>
      <div className="body col g16">
        <div className="row g12">
          <SkeletonDisc size={40} />
          <span className="col g8 grow">
            <SkeletonBar width="60%" />
            <SkeletonBar width="40%" />
          </span>
        </div>
        {[80, 65, 90, 55, 70, 60].map((width) => (
          <SkeletonBar key={width} width={`${width}%`} />
        ))}
      </div>
    </Skeleton>
  );
}

/** The compact card of a candidate in the side panel. */
export function CandidateCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const byline = useByline();
  const { currentData: candidate, error, refetch } = useGetCandidateQuery({ id });
  const photo = useFileUrl(candidate?.avatar ? { id, fileId: candidate.avatar } : null);
  if (!candidate) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const summary = candidate.resumeSummary ?? candidate.info;
  return (
    <>
      <div className="scroll">
        <div className="body col g12">
          <div className="row g12">
            <Avatar person={candidate} size="l" photo={photo} />
            <div className="col grow">
              <h2 className="t-m cut" title={displayName(candidate)}>
                {displayName(candidate)}
              </h2>
              <p className="sub cut">{byline(candidate)}</p>
            </div>
          </div>
          <Contact candidate={candidate} />
          <dl className="facts k">
            <dt>{formatMessage(words.status)}</dt>
            <dd>
              <StatusSelect candidate={candidate} look="prop" />
            </dd>
            <dt>{formatMessage(words.assigned)}</dt>
            <dd>
              <AssigneeSelect candidate={candidate} look="prop" />
            </dd>
          </dl>
          {summary && <p className="wrap">{summary}</p>}
          <CardFacts candidate={candidate} />
          {candidate.skills.length > 0 && (
            <>
              <hr className="rule" />
              <div>
                <h3 className="t-h" style={{ marginBottom: 8 }}>
                  {formatMessage(words.skills)}
                </h3>
                <SkillList skills={candidate.skills} />
              </div>
            </>
          )}
          {candidate.candidatetags && candidate.candidatetags.length > 0 && (
            <div className="row g6 w">
              {candidate.candidatetags.map((tag) => (
                <span className="tag" key={tag._id}>
                  {tag.label}
                </span>
              ))}
            </div>
          )}
          <LastNote candidateId={id} />
        </div>
      </div>
      <div className="foot">
        <Button className="grow" component={Link} to={`/candidates/${id}`} style={{ flex: 1 }}>
          <FormattedMessage {...messages.openFull} />
        </Button>
      </div>
    </>
  );
}
