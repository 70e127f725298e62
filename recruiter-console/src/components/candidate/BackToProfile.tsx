import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { CandidateResponse } from '../../api';
import { displayName } from '../../lib/format';
import { Button } from '../ui/Button';
import { Text } from '../ui/Text';
import style from './BackToProfile.module.css';

interface BackToProfileProps {
  id: string;
  /** Undefined while it loads. */
  candidate: CandidateResponse | undefined;
}

/** The way from another page of a candidate back to the profile; a long name is cut. */
export const BackToProfile = ({ id, candidate }: BackToProfileProps) => (
  <Button size="small" variant="text" to={`/candidates/${id}`} className={style.back}>
    <ArrowLeft />
    <Text cut>
      {candidate ? (
        <FormattedMessage id="history.back" values={{ name: displayName(candidate) }} />
      ) : (
        <FormattedMessage id="common.back" />
      )}
    </Text>
  </Button>
);
