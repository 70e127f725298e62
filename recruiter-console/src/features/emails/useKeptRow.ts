import { useState } from 'react';
import type { ConversationResponse } from '../../api';

type Conversations = readonly ConversationResponse[];

/** The rows with the open conversation, which stays in its place after reading it took it out of the unread ones. */
export function useKeptRow(rows: Conversations, open: string | null, keeps: boolean): Conversations {
  const [kept, setKept] = useState<{ row: ConversationResponse; at: number } | null>(null);
  const at = rows.findIndex(({ _id }) => _id === open);
  const row = rows[at];
  if (keeps && row && (kept?.row !== row || kept.at !== at)) setKept({ row, at });
  if (!keeps && kept) setKept(null);
  if (!keeps || row || kept?.row._id !== open) return rows;
  return rows.toSpliced(kept.at, 0, { ...kept.row, unread: false });
}
