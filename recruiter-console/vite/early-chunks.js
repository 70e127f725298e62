// Asks for the chunks that every screen needs while the app itself loads: the app would ask only after its own evaluation.
(function () {
  try {
    if (localStorage.getItem('byline.session') === null) return;
  } catch {
    // Storage may be blocked: then nobody is logged in.
    return;
  }
  CHUNKS.forEach(function (href) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: href }),
    );
  });
})();
