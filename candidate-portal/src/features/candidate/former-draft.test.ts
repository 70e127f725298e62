import { readDraft, writeDraft } from '@byline/web-kit/form';
import { expect, it } from 'vitest';
import { splitFormerDraft } from './former-draft';
import { aboutDraft, offerDraft } from './wizard-state';

it('goes on with the draft of version 1.0.0 on both pages, a pair without an end included', () => {
  const former = { form: 'wizard-work', record: 'c1' };
  const pair = { from: 'fr', to: '' };
  const base = { pricePerWord: '', skills: [], topProject: '', translationSkills: [] };
  const values = { ...base, pricePerWord: '0,12', topProject: 'A guide', translationSkills: [pair] };
  writeDraft('u1', former, { values, at: '2026-11-25T10:00:00Z', base: JSON.stringify(base) });
  splitFormerDraft('u1', 'c1');
  expect(readDraft('u1', offerDraft('c1'))?.values).toEqual({ pricePerWord: '0,12', skills: [] });
  const about = readDraft('u1', aboutDraft('c1'));
  expect(about?.values).toEqual({ topProject: 'A guide', translationSkills: [pair] });
  expect(JSON.parse(about?.base ?? '')).toEqual({ topProject: '', translationSkills: [] });
  expect(readDraft('u1', former)).toBeNull();
});
