// The one thing on a public page that needs a script: its button is not there without one, nor where the browser lets no page copy.
(function () {
  var button = document.querySelector('[data-copied]');
  if (!button || !navigator.clipboard) return;
  var words = button.lastElementChild;
  var label = words.textContent;
  var timer;
  function say(text) {
    words.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(function () {
      words.textContent = label;
    }, 4000);
  }
  button.hidden = false;
  button.addEventListener('click', function () {
    navigator.clipboard.writeText(document.querySelector('link[rel=canonical]').href).then(
      function () {
        say(button.dataset.copied);
      },
      function () {
        say(button.dataset.failed);
      },
    );
  });
})();
