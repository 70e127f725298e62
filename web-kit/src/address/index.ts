export { useAddressParams, type ChangeParams } from './useAddressParams';
