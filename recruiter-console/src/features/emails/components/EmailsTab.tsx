import { useT } from '@byline/web-kit/i18n';
import { Mail, Plus } from 'lucide-react';
import { formatMoment } from '@byline/web-kit/dates';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EXACT, useGetEmailQuery, useListEmailsQuery, type EmailResponse, type MailboxDto } from '../../../api';
import { PaneHead, Scroll } from '../../../components/layout/Pane';
import { Row } from '../../../components/layout/Stack';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { Text } from '../../../components/ui/Text';
import { SearchInput } from '../../../components/ui/fields/SearchInput';
import { EmailPill } from '../../../components/ui/Pill';
import { NoRows, RecordTab } from '../../../components/record/RecordTab';
import { RowButton } from '../../../components/ui/RowButton';
import { useHasUnsaved } from '../../../lib/autosave/useAutosave';
import { useFocusBack } from '../../../lib/useFocusBack';
import { lastAnswer } from '../../../lib/list-state/last-answer';
import { useShownRows } from '../../../lib/list-state/useShownRows';
import { isMoving, POLL_MS, shownTime } from '../model';
import { EmailForm } from './EmailForm';
import { EmailView } from './EmailView';
import { NoMail } from './NoMail';
import { useOpenMail } from './useOpenMail';
import style from './EmailsTab.module.css';

interface EmailsTabProps {
  candidateId: string;
  /** The candidate, as the recipient of a new mail. */
  to: MailboxDto;
}

/** The form that holds a draft: of the open mail, or of a new mail. */
function formOf(
  open: string | null,
  candidate: string,
  hasUnsaved: ReturnType<typeof useHasUnsaved>,
): 'new' | 'edit' | null {
  if (open) return hasUnsaved({ form: 'email', record: open }) ? 'edit' : null;
  return hasUnsaved({ form: 'new-email', record: candidate }) ? 'new' : null;
}

/** All mails to a candidate. Reads them again while one of them is on its way. */
export function EmailsTab({ candidateId, to }: EmailsTabProps) {
  const t = useT();
  const [openId, setOpenId] = useOpenMail();
  const hasUnsaved = useHasUnsaved();
  const [form, setForm] = useState(() => formOf(openId, candidateId, hasUnsaved));
  const opener = useFocusBack(form !== null || openId !== null);
  const rows = useShownRows();
  const [poll, setPoll] = useState(false);
  const call = lastAnswer(
    useListEmailsQuery(
      { ...rows.query, filter: { candidateId }, sort: ['-createdAt'], prefer: EXACT },
      { pollingInterval: poll ? POLL_MS : 0, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
    ),
  );
  const { data, error } = call;
  const moving = data?.records.some(isMoving) ?? false;
  if (moving !== poll) setPoll(moving);
  const listed = data?.records.find(({ _id }) => _id === openId);
  // The address can name a mail that the visible rows do not include.
  const single = useGetEmailQuery({ id: openId ?? '' }, { skip: openId === null || !data || listed !== undefined });
  const open = openId ? (listed ?? single.currentData) : undefined;

  if (form === 'new') {
    return (
      <Scroll>
        <EmailForm candidateId={candidateId} to={to} onClose={() => setForm(null)} onMade={rows.showAll} />
      </Scroll>
    );
  }
  if (open && form === 'edit') {
    return (
      <Scroll>
        <EmailForm candidateId={candidateId} to={to} email={open} onClose={() => setForm(null)} />
      </Scroll>
    );
  }
  if (open) return <EmailView email={open} onBack={() => setOpenId(null)} onEdit={() => setForm('edit')} />;
  if (openId && single.error) return <NoMail error={single.error} onBack={() => setOpenId(null)} />;
  if (openId && !error) return <ListSkeleton />;
  return (
    <>
      <PaneHead lined>
        <SearchInput label={t('emails.search')} value={rows.text} onChange={rows.setText} width="rest" />
        <Button ref={opener} onClick={() => setForm('new')}>
          <Plus />
          <FormattedMessage id="emails.write" />
        </Button>
      </PaneHead>
      <RecordTab
        label="emails.tab"
        {...{ call, rows }}
        empty={<NoRows texts="emails" icon={Mail} narrowed={rows.isSearching} />}
      >
        {data?.records.map((email) => (
          <EmailRow key={email._id} email={email} onOpen={() => setOpenId(email._id)} />
        ))}
      </RecordTab>
    </>
  );
}

function EmailRow({ email, onOpen }: { email: EmailResponse; onOpen: () => void }) {
  const t = useT();
  return (
    <RowButton id={email._id} onOpen={onOpen}>
      <Row as="span">
        <Text weight="medium" cut grow>
          {email.subject}
        </Text>
        <EmailPill status={email.status} />
      </Row>
      <Row as="span" className={style.facts}>
        <Text cut grow>
          <FormattedMessage id="emails.toName" values={{ name: email.to?.name ?? t('emails.erasedPerson') }} />
        </Text>
        <span>{formatMoment(shownTime(email))}</span>
      </Row>
      {email.status === 'failed' && email.reason && <span className={style.reason}>{email.reason}</span>}
    </RowButton>
  );
}
