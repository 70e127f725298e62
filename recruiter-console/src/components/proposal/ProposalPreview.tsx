import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type {
  AppliedCandidateDto,
  NotFreeCandidateDto,
  ProposalCandidateDto,
  ProposalPreviewResponse,
} from '../../api';
import { useFitText } from '../availability/booking-words';
import { useWork } from '../jobs/times';
import { Row, Stack } from '../layout/Stack';
import { Banner } from '../ui/Banner';
import { List } from '../ui/List';
import { ApplicationPill } from '../ui/Pill';
import { RichText } from '../ui/RichText';
import { ShowMore } from '../ui/ShowMore';
import { Text } from '../ui/Text';
import style from './ProposalPreview.module.css';

interface NamesProps {
  people: readonly (ProposalCandidateDto | AppliedCandidateDto | NotFreeCandidateDto)[];
  /** The number of all, of whom the list has the first. */
  count: number;
}

/** More names would push the mails, which stand below them, out of sight. */
const FEW = 3;

function Names({ people, count }: NamesProps) {
  const fitText = useFitText();
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, FEW);
  return (
    <>
      <List>
        {shown.map((person) => (
          <Row as="li" key={person.candidateId} className={style.person}>
            <Text grow cut>
              <Link to={`/candidates/${person.candidateId}`} target="_blank">
                {person.name}
              </Link>
            </Text>
            {'status' in person && <ApplicationPill status={person.status} />}
            {'fit' in person && <Text tone="muted">{fitText(person.fit)}</Text>}
          </Row>
        ))}
        {shown.length === people.length && people.length < count && (
          <li>
            <Text tone="muted">
              <FormattedMessage id="bulk.firstOnes" values={{ count: people.length }} />
            </Text>
          </li>
        )}
      </List>
      <ShowMore shown={shown.length} total={people.length} onMore={() => setAll(true)} />
    </>
  );
}

/** Shows the candidates that a proposal skips, those whose ended application it opens again, and those with an incomplete profile or who are not free. */
export function ProposalPreview({ preview, left }: { preview: ProposalPreviewResponse; left: number }) {
  const workText = useWork();
  const { work, notFree, notFreeCandidates } = preview;
  const { archived, applied, appliedCandidates, reopened, reopenedCandidates, incomplete, incompleteCandidates } =
    preview;
  return (
    <Stack gap={12} role="status">
      {applied > 0 && (
        <section className={style.part}>
          <Text as="h3" weight="medium">
            <FormattedMessage id="proposal.applied" values={{ count: applied }} />
          </Text>
          <Names people={appliedCandidates} count={applied} />
        </section>
      )}
      {reopened > 0 && (
        <section className={style.part}>
          <Text as="h3" weight="medium">
            <FormattedMessage id="proposal.reopened" values={{ count: reopened }} />
          </Text>
          <Names people={reopenedCandidates} count={reopened} />
        </section>
      )}
      {archived > 0 && (
        <Text as="p">
          <FormattedMessage id="proposal.archived" values={{ count: archived }} />
        </Text>
      )}
      {incomplete > 0 && (
        <section className={style.part}>
          <Text as="h3" weight="medium">
            <FormattedMessage id="proposal.incomplete" values={{ count: incomplete }} />
          </Text>
          <Names people={incompleteCandidates} count={incomplete} />
        </section>
      )}
      {work && left > 0 && (
        <section className={style.part}>
          <Text as="h3" weight="medium">
            <FormattedMessage id="proposal.free" values={{ count: left, free: left - notFree, days: workText(work) }} />
          </Text>
          {notFree > 0 && <Names people={notFreeCandidates} count={notFree} />}
        </section>
      )}
      {left === 0 && (
        <Text as="p" weight="medium">
          <FormattedMessage id="proposal.nobodyLeft" />
        </Text>
      )}
    </Stack>
  );
}

/** The first mails about a proposal, each in its candidate's language, and when they leave. */
export function ProposalMails({
  preview: { mails, needsApproval, approvalAbove },
  left,
}: {
  preview: ProposalPreviewResponse;
  /** The number of all mails. */
  left: number;
}) {
  const t = useT();
  const names = useNames();
  return (
    <Stack gap={12}>
      <Text as="h3" weight="medium">
        <FormattedMessage id="bulkMail.first" values={{ count: mails.length, more: left - mails.length }} />
      </Text>
      <List lineAbove>
        {mails.map(({ candidateId, to, language, subject, message }) => (
          <li key={candidateId} className={style.mail}>
            <Text tone="muted" cut>
              {[to.name, to.email, names.language(language)].join(' · ')}
            </Text>
            <div lang={language}>
              <Text weight="semibold">{subject}</Text>
              <RichText html={message} />
            </div>
          </li>
        ))}
      </List>
      {needsApproval ? (
        <Banner quiet>
          <Text grow>{t('bulkMail.needsYes', { above: approvalAbove })}</Text>
        </Banner>
      ) : (
        <Text tone="muted">{t('bulkMail.hold', { count: left })}</Text>
      )}
    </Stack>
  );
}
