import { useCallback, useMemo, useRef, useState, type ClipboardEvent, type RefObject } from 'react';
import type { Schema } from 'yup';
import { tooLong } from '../problems/limited';
import { fieldId, type RefusedPastes } from './form-context';
import { limitOf, tooLongFor } from './too-long';
import type { LoadSchema } from './validate';

/** Refuses a paste that a field of a form can't hold, before the browser inserts it; said at the field until it changes. */
export function useTooLong(formId: string, labels: RefObject<Map<string, string>>, from: Schema | LoadSchema) {
  const [codes, setCodes] = useState<RefusedPastes['codes']>({});
  const loaded = useRef(typeof from === 'function' ? null : from);
  const refuse = useCallback<RefusedPastes['refuse']>(
    (name, what) => setCodes((all) => ({ ...all, [name]: what ? tooLong(what) : undefined })),
    [],
  );
  const refused = useMemo<RefusedPastes>(() => ({ codes, refuse }), [codes, refuse]);
  /** Somebody is in the form: its schema is fetched before it is needed. */
  const load = (): void => {
    if (typeof from === 'function')
      from().then(
        (schema) => (loaded.current = schema),
        // A form whose rules can't be fetched says so when it is sent; until then the largest limit of all fields holds.
        () => undefined,
      );
  };
  const onPaste = (event: ClipboardEvent<HTMLFormElement>): void => {
    const { target } = event;
    const name = [...labels.current.keys()].find(
      (one) => target instanceof Element && fieldId(formId, one) === target.id,
    );
    if (name === undefined) return;
    // The limit of the field decides here, so PasteGuard leaves this paste alone.
    event.stopPropagation();
    const what = tooLongFor(target, event.clipboardData.getData('text/plain'), limitOf(loaded.current, name));
    if (what) {
      event.preventDefault();
      refuse(name, what);
    }
  };
  return { refused, forget: () => setCodes({}), load, onPaste };
}
