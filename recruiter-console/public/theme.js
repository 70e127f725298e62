// Runs before the first paint, so that nobody sees the wrong theme flash by.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('byline.theme');
  } catch (error) {
    // Storage is blocked: the system's theme decides.
    chosen = null;
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
