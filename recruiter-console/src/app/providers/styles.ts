import createCache from '@emotion/cache';
import { cspNonce, nonceElement } from '../../lib/csp-nonce';

/** MUI's styles come first, so style sheets can override them. */
export const styles = createCache({
  key: 'css',
  ...(nonceElement && { insertionPoint: nonceElement }),
  ...(cspNonce && { nonce: cspNonce }),
});
