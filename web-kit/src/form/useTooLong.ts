import { useCallback, useMemo, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import type { Schema } from 'yup';
import { tooLong } from '../problems/limited';
import { fieldId, type RefusedPastes } from './form-context';
import { limitOf, tooLongFor } from './too-long';
import type { LoadSchema } from './validate';

/** Refuses a paste that exceeds the limit of a form's field, before the browser inserts it. The field shows the error until it changes. */
export function useTooLong(formId: string, labels: RefObject<Map<string, string>>, from: Schema | LoadSchema) {
  const [codes, setCodes] = useState<RefusedPastes['codes']>({});
  const loaded = useRef(typeof from === 'function' ? null : from);
  const refuse = useCallback<RefusedPastes['refuse']>(
    (name, what) => setCodes((all) => ({ ...all, [name]: what ? tooLong(what) : undefined })),
    [],
  );
  const refused = useMemo<RefusedPastes>(() => ({ codes, refuse }), [codes, refuse]);
  /** Fetches the schema when the user enters the form, before a paste needs it. */
  const load = (): void => {
    if (typeof from === 'function')
      from().then(
        (schema) => (loaded.current = schema),
        // If the schema can't be fetched, the largest limit of all fields applies.
        () => undefined,
      );
  };
  const onPaste = (event: ClipboardEvent<HTMLFormElement>): void => {
    const { target } = event;
    const name = [...labels.current.keys()].find(
      (one) => target instanceof Element && fieldId(formId, one) === target.id,
    );
    if (name === undefined) return;
    // The form decides by the field's limit, so PasteGuard must not handle this paste.
    event.stopPropagation();
    const what = tooLongFor(target, event.clipboardData.getData('text/plain'), limitOf(loaded.current, name));
    if (what) {
      event.preventDefault();
      refuse(name, what);
    }
  };
  return { refused, forget: () => setCodes({}), load, onPaste };
}
