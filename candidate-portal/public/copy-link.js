// The one thing on a public page that needs a script: its button is not there without one, nor where the browser lets no page copy.
(function () {
  var part = document.querySelector('[data-copied]');
  if (!part || !navigator.clipboard) return;
  var status = part.querySelector('[role=status]');
  var timer;
  function say(text) {
    status.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(function () {
      status.textContent = '';
    }, 4000);
  }
  part.hidden = false;
  part.querySelector('button').addEventListener('click', function () {
    navigator.clipboard.writeText(document.querySelector('link[rel=canonical]').href).then(
      function () {
        say(part.dataset.copied);
      },
      function () {
        say(part.dataset.failed);
      },
    );
  });
})();
