export { readDraft, writeDraft, type DraftOf } from './draft';
export { Form, type FormLook, type FormProps } from './Form';
export { DraftOwnerContext, fieldId, useDiscard, useFormContext } from './form-context';
export { LeaveGuard, useLeaveGuard } from './leave-guard';
export { draftWords } from './messages';
export { summaryEntries, type SummaryEntry } from './summary-entries';
export { useDropDraft } from './useDraft';
export { useField, type FieldState } from './useField';
