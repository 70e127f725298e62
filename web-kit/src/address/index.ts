export { AppRouter } from './AppRouter';
export { useAddressParams, type ChangeParams } from './useAddressParams';
