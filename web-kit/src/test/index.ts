export { renderPage } from './render';
