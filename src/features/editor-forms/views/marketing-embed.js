/* The embedded replacement of a marketing provider's script: the same call renders the form in its mount point. */
(() => {
  const own = new URL(document.currentScript.src).origin;

  window.hbspt = {
    forms: {
      create({ formId, target }) {
        const place = document.querySelector(target);
        if (!place) return;
        const frame = document.createElement('iframe');
        frame.src = `${own}/api/forms/marketing/${encodeURIComponent(formId)}`;
        frame.title = place.dataset.frameTitle ?? '';
        frame.className = 'form-frame';
        place.replaceChildren(frame);
      },
    },
  };
})();
