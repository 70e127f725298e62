import { diplomaInputs, jobInputs, profileChanges, type Accepted, type CvImportProps } from '@byline/web-kit/cv';
import { upload } from '@byline/web-kit/files';
import { useDispatch } from 'react-redux';
import { api, useCreateDiplomaMutation, useCreateExperienceMutation, type CandidateResponse } from '../../api';
import type { ProfileChanges } from '@byline/web-kit/cv';

type Save = CvImportProps['onSave'];

/** Stores a part of the profile, also over a newer version. */
export type SavePart = (patchOf: (latest: CandidateResponse) => ProfileChanges) => Promise<void>;

const isRow = ({ kind }: Accepted): boolean => kind === 'job' || kind === 'diploma';

/** Adds what a candidate accepted of their CV, one after the other. Stored rows say so, so that a second attempt leaves them out. */
export function useSaveFromCv(candidateId: string, savePart: SavePart): Save {
  const [addJob] = useCreateExperienceMutation();
  const [addDiploma] = useCreateDiplomaMutation();
  const dispatch = useDispatch();
  return async (accepted, saved, keepFile, file) => {
    const parts = accepted.filter((one) => !isRow(one));
    if (parts.length > 0) {
      await savePart((latest) => profileChanges(parts, latest) ?? {});
      saved(parts.map(({ key }) => key));
    }
    for (const { key, input } of jobInputs(accepted)) {
      await addJob({ createExperienceRequest: { ...input, candidateId } }).unwrap();
      saved([key]);
    }
    for (const { key, input } of diplomaInputs(accepted)) {
      await addDiploma({ createDiplomaRequest: { ...input, candidateId } }).unwrap();
      saved([key]);
    }
    if (!keepFile) return;
    const form = new FormData();
    form.append('candidateId', candidateId);
    form.append('file', file);
    await upload(`/candidates/${candidateId}/file`, form, () => undefined).done;
    dispatch(api.util.invalidateTags(['Candidate', 'PublicPage']));
  };
}
