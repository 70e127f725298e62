import candidate from './candidate';
import lists from './lists';
import shared from './shared';
import visitor from './visitor';

export default { ...shared, ...visitor, ...candidate, ...lists };
