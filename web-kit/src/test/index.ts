export { renderPage } from './render';
export { testServer } from './server';
