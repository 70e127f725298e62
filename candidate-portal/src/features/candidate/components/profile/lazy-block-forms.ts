import { lazy } from 'react';

/** What the blocks of the profile are edited with comes with the first of them that is, or is about to be. */
export const loadForms = () => import('./block-forms');

type Forms = Awaited<ReturnType<typeof loadForms>>;

export const lazyForm = (name: keyof Forms) => lazy(() => loadForms().then((forms) => ({ default: forms[name] })));
