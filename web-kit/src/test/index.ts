export { redraw } from './redraw';
export { renderPage } from './render';
export { testServer } from './server';
export { wholeCandidate } from './whole-candidate';
