import { inject } from 'vitest';
import type { Ports, Urls } from '../../tools/lib/settings.ts';

/** The product that product.setup.ts started. All files share it, so each file uses its own people. */
export interface RunningProduct {
  urls: Urls;
  /** The settings of the API and the worker. */
  env: Record<string, string>;
  /** The mail catcher's page and REST API. */
  mailUrl: string;
  stateFolder: string;
  ports: Ports;
}

declare module 'vitest' {
  interface ProvidedContext {
    product: RunningProduct;
  }
}

export const runningProduct = (): RunningProduct => inject('product');
