import { useStored } from '../../lib/useStored';

/** The id of the user's default view as this browser last knew it, empty without one: only a list with a default waits for it. */
export const useDefaultView = () => useStored<string>('defaultView', '', (text) => text);
