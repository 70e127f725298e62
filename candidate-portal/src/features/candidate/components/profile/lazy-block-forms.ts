import { lazy, type ComponentType } from 'react';
import { Unfetched } from '../../../../components/ui/Unfetched';
import type { BlockFormProps } from './block-forms';

/** What the blocks of the profile are edited with comes with the first of them that is, or is about to be. */
export const loadForms = () => import('./block-forms');

type Forms = Awaited<ReturnType<typeof loadForms>>;

export const lazyForm = <Name extends keyof Forms>(name: Name) =>
  lazy<ComponentType<BlockFormProps>>(() =>
    loadForms().then(
      (forms) => ({ default: forms[name] }),
      () => ({ default: Unfetched }),
    ),
  );
