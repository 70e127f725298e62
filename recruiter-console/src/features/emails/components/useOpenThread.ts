import { useAddressParams } from '@byline/web-kit/address';
import { useGetEmailQuery } from '../../../api';

/** Keeps the open conversation in the address. A link to a mail leads to the mail's conversation. */
export function useOpenThread() {
  const [params, change] = useAddressParams();
  const asked = params.get('conversation');
  const mailId = asked ? null : params.get('mail');
  const { currentData: mail, error, isLoading } = useGetEmailQuery({ id: mailId ?? '' }, { skip: mailId === null });
  return {
    id: asked ?? (mailId && mail ? mail.conversationId : null),
    open: (conversation: string | null): void => change({ conversation, mail: null }, { replace: true }),
    /** Why the mail of the address does not show. */
    error: mailId && !mail ? error : undefined,
    isLoading: mailId !== null && isLoading,
  };
}
