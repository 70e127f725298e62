import { neededMailFields, unfilledMailFields } from '@byline/shared-types/domain';
import { useFormikContext } from 'formik';
import { useGetCandidateQuery, useGetMailFieldsQuery } from '../../../api';
import { UnfilledList } from '../../../components/mail/UnfilledList';
import { displayName } from '../../../lib/format';
import type { EmailValues } from '../model';

interface UnfilledFieldsProps {
  candidateId: string;
  /** The number of refusals because of such a field; each shows the list anew. */
  refusals: number;
}

/** Says while the user writes which fields of the mail the server cannot fill for the candidate. */
export function UnfilledFields({ candidateId, refusals }: UnfilledFieldsProps) {
  const { subject, message } = useFormikContext<EmailValues>().values;
  const needsAny = neededMailFields(subject, message).length > 0;
  const { currentData: filled } = useGetMailFieldsQuery({ id: candidateId }, { skip: !needsAny });
  const { currentData: candidate } = useGetCandidateQuery({ id: candidateId });
  const fields = filled ? unfilledMailFields(filled, subject, message) : [];
  if (!candidate || fields.length === 0) return null;
  return (
    <UnfilledList
      key={refusals}
      people={[{ candidateId, name: displayName(candidate), fields }]}
      reveals={refusals > 0}
    />
  );
}
