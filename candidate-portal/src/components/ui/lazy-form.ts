import { lazy, type ComponentType } from 'react';
import { Unfetched } from './Unfetched';

/** Forms that come in one file with the first of them that is opened; what says that it could not be fetched takes their place. */
export const lazyForm = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (form) => ({ default: form }),
      () => ({ default: Unfetched }),
    ),
  );
