import { useT } from '@byline/web-kit/i18n';
import { Globe } from 'lucide-react';
import type { CandidateListItemResponse } from '../../../api';
import { NewMark } from '../../../components/candidate/NewMark';
import { hasPublicPage } from '../../../components/candidate/public-page';
import { publicProfile } from '../../../components/candidate/contact-links';
import { Row } from '../../../components/layout/Stack';
import { PersonLink } from '../../../components/people/PersonLink';
import { displayName } from '../../../lib/format';
import style from './NameCell.module.css';

/** A candidate's name, with a link to the public profile if it is on. */
export function NameCell({ candidate }: { candidate: CandidateListItemResponse }) {
  const t = useT();
  const label = t('candidates.publicOf', { name: displayName(candidate) });
  return (
    <Row as="span" gap={4}>
      <PersonLink person={candidate} />
      <NewMark candidateId={candidate._id} />
      {hasPublicPage(candidate) && (
        <a
          className={style.public}
          href={publicProfile(candidate._id)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
          title={label}
        >
          <Globe size={12} />
        </a>
      )}
    </Row>
  );
}
