// Runs before the first paint, so that a dark page never flashes white: the stored choice, else the system's.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('byline.theme');
  } catch {
    // Storage may be blocked: the system's choice is used then.
  }
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    document.documentElement.dataset.theme =
      stored === 'light' || stored === 'dark' ? stored : dark.matches ? 'dark' : 'light';
  }
  apply();
  dark.addEventListener('change', apply);
})();
