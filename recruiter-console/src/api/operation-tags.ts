const shown = { providesTags: ['BulkOperation' as const] };
const changed = { invalidatesTags: ['BulkOperation' as const] };

/** The tags of calls about bulk operations. An operation refreshes candidates only at its end; the component that follows its progress does that. */
export const operationTags = {
  listBulkOperations: shown,
  getBulkMails: shown,
  getBulkOrigin: shown,
  // An answer changes a candidate, and so the tiles.
  getBulkAnswers: { providesTags: ['BulkOperation' as const, 'CandidateTiles' as const] },
  // On an error too: a colleague may have decided first, so the shown state is out of date.
  approveBulkOperation: changed,
  declineBulkOperation: changed,
  createBulkOperation: changed,
  cancelBulkOperation: changed,
  undoBulkOperation: changed,
  remindBulkOperation: changed,
};
