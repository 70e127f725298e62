// Before the first paint of a page that came drawn: who is logged in, chose another language or left something typed does not see it.
(function () {
  var page = document.documentElement;
  function isKnown() {
    try {
      var language = localStorage.getItem('byline.lang');
      var isOther = language !== null && language !== page.lang && !/[?&]lang=/.test(location.search);
      // The registration keeps what the entry asked until it is sent; without that it leads to the entry.
      var isRegister = /^\/register(\/|$)/.test(location.pathname);
      var came = (history.state && history.state.usr) || {};
      var isOutside = isRegister && (came.step !== 1 || !came.user);
      var hasDraft = Object.keys(sessionStorage).some(function (key) {
        return key.indexOf(isRegister ? 'byline.draft..register.' : 'byline.draft') === 0;
      });
      return isOther || isOutside || hasDraft || localStorage.getItem('byline.session') !== null;
    } catch {
      // Storage may be blocked: nobody is known then.
      return false;
    }
  }
  if (isKnown()) page.dataset.known = '';
  // A form that is sent before it is awake waits for that.
  document.addEventListener(
    'submit',
    function (event) {
      event.preventDefault();
      event.target.dataset.sent = '';
    },
    true,
  );
})();
