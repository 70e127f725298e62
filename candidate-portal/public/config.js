// Runtime configuration for `vite dev`; a server that serves the built portal answers /config.js from its environment instead.
window.bylineConfig = {
  apiUrl: 'http://localhost:3000/api/v1',
  portalUrl: 'http://localhost:3001',
  consoleUrl: 'http://localhost:3002',
};
