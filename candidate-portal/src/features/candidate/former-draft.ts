import { readDraft, writeDraft, type DraftOf } from '@byline/web-kit/form';
import { OFFERED } from './form-values';
import { aboutDraft, offerDraft } from './wizard-state';

const OFFER_FIELDS: readonly string[] = [...OFFERED, 'skills'];

/** Version 1.0.0 had one page in the place of two; its draft becomes one for each of them. */
export function splitFormerDraft(owner: string | null, candidateId: string): void {
  const former: DraftOf = { form: 'wizard-work', record: candidateId };
  const draft = readDraft(owner, former);
  if (!draft) return;
  const part = (values: object, isOffer: boolean): object =>
    Object.fromEntries(Object.entries(values).filter(([field]) => OFFER_FIELDS.includes(field) === isOffer));
  for (const of of [offerDraft(candidateId), aboutDraft(candidateId)]) {
    const isOffer = of.form === offerDraft(candidateId).form;
    const base = JSON.stringify(part(JSON.parse(draft.base) as object, isOffer));
    if (!readDraft(owner, of)) writeDraft(owner, of, { values: part(draft.values, isOffer), at: draft.at, base });
  }
  writeDraft(owner, former, null);
}
