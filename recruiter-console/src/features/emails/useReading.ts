import { useEffect, useState } from 'react';
import { useReadConversationMutation, useUnreadConversationMutation, type ThreadResponse } from '../../api';
import { useHotkeys } from '../../lib/keys/useHotkeys';

/** Marks an open conversation as read, also when a mail comes in meanwhile; `U` takes that back until it opens again. */
export function useReading(thread: Pick<ThreadResponse, '_id' | 'unread' | 'open'> | undefined): void {
  const [read] = useReadConversationMutation();
  const [unread] = useUnreadConversationMutation();
  const [left, setLeft] = useState<string | null>(null);
  const id = thread?._id;
  const marks = thread?.unread === true && left !== id;
  useEffect(() => {
    if (id && marks) void read({ id });
  }, [id, marks, read]);
  const takeBack = (): void => {
    if (!id) return;
    setLeft(id);
    void unread({ id });
  };
  useHotkeys(thread?.open ? { unread: takeBack } : {});
}
