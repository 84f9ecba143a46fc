/*
 * Shows Ironcall's order service where a page includes this script:
 *
 *   <script src="https://app.ironcall.example/embed.js" async></script>
 *
 * The frame goes after the script, or into the element whose id `data-into` gives. It is as high as its content, and at the
 * end the window goes on to the sign-up. Neither this script nor the frame stores anything in the browser.
 */
(() => {
  const script = document.currentScript;
  const site = new URL(script.src).origin;

  const frame = document.createElement('iframe');
  frame.src = `${site}/order-service`;
  frame.title = 'Order field service';
  // Tells the frame whom it may answer, whatever this page's own policy; only the origin, not the page's
  // address.
  frame.referrerPolicy = 'origin';
  // Initial height, so that the surrounding page doesn't jump.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '640px', border: '0' });

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== site || typeof data !== 'object' || data === null)
      return;
    if (data.type === 'height' && data.height > 0) frame.style.height = `${Math.ceil(data.height)}px`;
    // Only to the sign-up, whatever is asked.
    if (data.type === 'navigate' && String(data.url).startsWith(`${site}/order-service/`))
      location.assign(data.url);
  });

  const into = document.getElementById(script.dataset.into);
  if (into) into.append(frame);
  else script.after(frame);
})();
