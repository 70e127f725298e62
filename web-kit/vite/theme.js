// Runs before the first paint, so that a dark page never flashes white: the stored choice, else the system's.
(function () {
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  function stored() {
    try {
      return localStorage.getItem('byline.theme');
    } catch {
      // Storage may be blocked: the system's choice is used then.
      return null;
    }
  }
  function apply() {
    var chosen = stored();
    document.documentElement.dataset.theme =
      chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light';
  }
  apply();
  dark.addEventListener('change', apply);
})();
