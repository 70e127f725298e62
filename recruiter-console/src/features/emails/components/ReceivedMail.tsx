import { FormattedMessage } from 'react-intl';
import type { ReceivedMailDto } from '../../../api';
import { Banner } from '../../../components/ui/Banner';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { people } from './EmailBody';
import { MailHead } from './MailHead';
import { Quoted } from './Quoted';
import { ReceivedFiles } from './ReceivedFiles';
import style from './thread.module.css';
import { ToNames } from './ToNames';

interface ReceivedMailProps {
  mail: ReceivedMailDto;
  candidateId: string | null;
  onFold: (() => void) | undefined;
}

/** A mail that came in: its text, the quoted text behind a button, and its files. */
export function ReceivedMail({ mail, candidateId, onFold }: ReceivedMailProps) {
  const { from, to, cc, html, quoted, quotedLines, receivedAt, fromOther, senderCheck, files } = mail;
  const everyone = [...to, ...cc];
  return (
    <div className={style.mail}>
      <MailHead
        from={from}
        beside={candidateId ? <ToNames names={everyone.map(({ name }) => name)} /> : from.email}
        title={people(everyone)}
        at={receivedAt}
        onFold={onFold}
      />
      <div className={style.body}>
        {senderCheck === 'fail' && (
          <Banner quiet tone="warn">
            <Text grow>
              <FormattedMessage id="conversations.unverified" values={{ address: from.email }} />
            </Text>
          </Banner>
        )}
        {fromOther && (
          <Text size="small" tone="warn">
            <FormattedMessage id="conversations.fromOther" values={{ address: from.email }} />
          </Text>
        )}
        <RichText html={html} />
        <Quoted html={quoted} lines={quotedLines} />
        <ReceivedFiles files={files} candidateId={candidateId} />
      </div>
    </div>
  );
}
