import { readFirstList } from './read-first-list';
import { createStore } from './store';

export const store = createStore();
readFirstList(store, location);
// Lets the browser send the requests before it evaluates the rest of the app, which takes a slow computer as long as the answers.
await new Promise((resolve) => setTimeout(resolve));
