import { object, string } from 'yup';

const filled = () => string().required('required');

export const beginSchema = object({ currentPassword: filled() });
export const codeSchema = object({ code: filled() });
export const proofSchema = object({ currentPassword: filled(), code: filled() });
