import { MAX_PASSKEY_NAME } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';

const name = () => string().trim().required('required').max(MAX_PASSKEY_NAME, longer);
const currentPassword = () => string().required('required');

const code = () => string().required('required');

export const addSchema = object({ currentPassword: currentPassword(), name: name() });
export const addWithCodeSchema = object({ currentPassword: currentPassword(), code: code(), name: name() });
export const nameSchema = object({ name: name() });
export const removalSchema = object({ currentPassword: currentPassword() });
export const removalWithCodeSchema = object({ currentPassword: currentPassword(), code: code() });
