import { useAddressParams } from '@byline/web-kit/address';

/** Keeps the open mail in the address, so that a link leads to it. */
export function useOpenMail() {
  const [params, change] = useAddressParams();
  const open = (id: string | null): void => change({ mail: id });
  return [params.get('mail'), open] as const;
}
