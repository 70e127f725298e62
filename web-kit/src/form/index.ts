export { readDraft, writeDraft, type DraftOf } from './draft';
export { Form, type FormLook, type FormProps } from './Form';
export { DraftOwnerContext, fieldId, useFormContext } from './form-context';
export { LeaveGuard, useLeaveGuard } from './leave-guard';
export { draftWords } from './messages';
export { summaryEntries, type SummaryEntry } from './summary-entries';
export { useCancel } from './useCancel';
export { useDropDraft } from './useDraft';
export { useField, type FieldState } from './useField';
