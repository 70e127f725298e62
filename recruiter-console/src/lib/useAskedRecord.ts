import { useAddressParams } from '@byline/web-kit/address';

/** The record in the open tab of a candidate to which the address leads. */
export function useAskedRecord(): string | null {
  const [params] = useAddressParams();
  return params.get('record');
}
