// Settings of this installation. The server that serves the built app writes this file from its environment; these are the localhost defaults.
window.bylineConfig = {
  apiUrl: 'http://localhost:3000/api/v1',
  portalUrl: 'http://localhost:3001',
  consoleUrl: 'http://localhost:3002',
  productName: 'Byline',
  agencyName: 'Byline',
};
