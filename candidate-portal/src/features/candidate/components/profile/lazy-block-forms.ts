import type { ComponentType } from 'react';
import { lazyForm as lazy } from '../../../../components/ui/lazy-form';
import type { BlockFormProps } from './block-forms';

/** What the blocks of the profile are edited with comes with the first of them that is, or is about to be. */
export const loadForms = () => import('./block-forms');

type Forms = Awaited<ReturnType<typeof loadForms>>;

export const lazyForm = (name: keyof Forms) =>
  lazy<BlockFormProps>(() => loadForms().then((forms): ComponentType<BlockFormProps> => forms[name]));
