import { useEffect } from 'react';
import { useReadApplicationsMutation, type ApplicationResponse } from '../../api';

/** Tells the API once that a recruiter has opened the unread applications of a candidate (docs/domain/recruiting.md#stages). */
export function useMarkRead(candidateId: string, applications: readonly ApplicationResponse[] | undefined): void {
  const [markRead] = useReadApplicationsMutation();
  const isUnread = applications?.some(({ status, readAt }) => status === 'pending' && readAt === null) ?? false;
  useEffect(() => {
    if (isUnread) void markRead({ candidateId });
  }, [candidateId, isUnread, markRead]);
}
