// Settings of the installation. A server of the built app answers /config.js from its environment; what is not set has a default.
window.bylineConfig = {};
