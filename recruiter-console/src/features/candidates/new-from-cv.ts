import { diplomaInputs, jobInputs, NOBODY, profileChanges, type Accepted, type KnownProfile } from '@byline/web-kit/cv';
import {
  useCreateDiplomaMutation,
  useCreateExperienceMutation,
  useUploadCandidateFileMutation,
  type CreateCandidateRequest,
} from '../../api';

/** The accepted part of a CV, for a candidate who does not exist yet. */
export interface TakenFromCv {
  accepted: readonly Accepted[];
  /** The file, if it becomes the candidate's CV. */
  file: File | null;
}

/** The person of a form, for the comparison with a CV. */
export const knownFrom = (
  typed: Partial<Record<'firstname' | 'name' | 'email' | 'phone' | 'city', string>>,
): KnownProfile => ({
  ...NOBODY,
  ...{ firstname: typed.firstname ?? '', name: typed.name ?? '', email: typed.email ?? '' },
  ...{ phone: typed.phone?.trim() ? typed.phone : null, city: typed.city?.trim() ? typed.city : null },
});

/** The fields of a new candidate that the form does not have. */
export function fieldsFromCv(taken: TakenFromCv | null): Partial<CreateCandidateRequest> {
  const changes = taken && profileChanges(taken.accepted, NOBODY);
  if (!changes) return {};
  const { firstname: _, name: __, email: ___, phone: ____, city: _____, country: ______, ...others } = changes;
  return others;
}

/** Adds work experience, diplomas and the file to the new candidate; resolves to the first error. */
export function useAddFromCv() {
  const [addJob] = useCreateExperienceMutation();
  const [addDiploma] = useCreateDiplomaMutation();
  const [upload] = useUploadCandidateFileMutation();
  return async (candidateId: string, { accepted, file }: TakenFromCv): Promise<unknown> => {
    const errors: unknown[] = [];
    for (const { input } of jobInputs(accepted)) {
      const { error } = await addJob({ createExperienceRequest: { ...input, candidateId } });
      if (error) errors.push(error);
    }
    for (const { input } of diplomaInputs(accepted)) {
      const { error } = await addDiploma({ createDiplomaRequest: { ...input, candidateId } });
      if (error) errors.push(error);
    }
    if (file) {
      const { error } = await upload({ id: candidateId, uploadRequest: { file } });
      if (error) errors.push(error);
    }
    return errors[0];
  };
}
