import { useT } from '@byline/web-kit/i18n';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { Button } from '../ui/Button';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCreateBulkOperationMutation, usePreviewBulkAskMutation, type PreviewBulkAskApiArg } from '../../api';
import { addBegun } from '../../lib/begun';
import { Stack } from '../layout/Stack';
import { AppDialog } from '../ui/dialogs/AppDialog';
import { Banner } from '../ui/Banner';
import { List } from '../ui/List';
import { ListSkeleton } from '../ui/ListSkeleton';
import { RichText } from '../ui/RichText';
import { Text } from '../ui/Text';
import style from './AskDialog.module.css';

interface AskDialogProps {
  /** The query of a list, and the selection in it. */
  candidates: Omit<PreviewBulkAskApiArg, 'bulkRecipientsRequest'> & PreviewBulkAskApiArg['bulkRecipientsRequest'];
  onClose: () => void;
}

/** Asks candidates by mail for their availability: first who gets it, who not and why, and the mail in each language. */
export default function AskDialog({ candidates, onClose }: AskDialogProps) {
  const t = useT();
  const notify = useNotify();
  const { showError } = useDialogs();
  const [look, { data: preview }] = usePreviewBulkAskMutation();
  const [create, { isLoading }] = useCreateBulkOperationMutation();
  const { selection, ...query } = candidates;
  const onOpen = useEffectEvent(async (): Promise<void> => {
    const { error } = await look({ ...query, bulkRecipientsRequest: { selection } });
    if (!error) return;
    showError(error);
    onClose();
  });
  useEffect(() => void onOpen(), []);

  const send = async (): Promise<void> => {
    const action = { askAvailability: true };
    const { data, error } = await create({ ...query, createBulkOperationRequest: { selection, action } });
    if (!data) return showError(error);
    addBegun(data.data._id);
    if (data.data.state === 'waiting') notify(t('bulk.askedForYes'));
    onClose();
  };
  const asked = preview?.asked ?? 0;
  return (
    <AppDialog
      open
      width={600}
      title={preview ? t('ask.title', { count: asked }) : t('ask.titleSoon')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button variant="contained" disabled={isLoading || asked === 0} onClick={() => void send()}>
            <FormattedMessage id={preview?.needsApproval ? 'ask.forYes' : 'ask.send'} values={{ count: asked }} />
          </Button>
        </>
      }
    >
      {preview ? (
        <Stack gap={12} role="status">
          {preview.skipped.map(({ code, count, names }) => (
            <Text as="p" key={code}>
              <FormattedMessage
                id={`ask.skip.${code}`}
                values={{ count, names: [...names, ...(names.length < count ? ['…'] : [])].join(', ') }}
              />
            </Text>
          ))}
          {preview.needsApproval && (
            <Banner quiet tone="warn">
              <Text grow>
                <FormattedMessage id="bulkMail.needsYes" values={{ above: preview.approvalAbove }} />
              </Text>
            </Banner>
          )}
          <List lineAbove>
            {preview.mails.map(({ candidateId, to, subject, message }) => (
              <Stack as="li" gap={4} key={candidateId} className={style.mail}>
                <Text tone="muted" cut>
                  {to.name} · {to.email}
                </Text>
                <Text weight="semibold">{subject}</Text>
                <RichText html={message} />
              </Stack>
            ))}
          </List>
          {asked > 0 && (
            <Text tone="muted">
              <FormattedMessage id="ask.hold" />
            </Text>
          )}
        </Stack>
      ) : (
        <ListSkeleton />
      )}
    </AppDialog>
  );
}
