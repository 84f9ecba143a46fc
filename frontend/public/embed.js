/*
 * Shows Ironcall's order service where a page includes this script:
 *
 *   <script src="https://app.ironcall.example/embed.js" async></script>
 *
 * The frame is put behind the script, or into the element that `data-into` names by its id. It is as high as what it shows, and
 * when everything is said the window goes on to the sign-up. Neither this script nor the frame keeps anything in the browser.
 */
(() => {
  const script = document.currentScript;
  const site = new URL(script.src).origin;

  const frame = document.createElement('iframe');
  frame.src = `${site}/order-service`;
  frame.title = 'Order field service';
  // Tells the frame whom it may answer, whatever this page's own policy is; the address of this page it need not know.
  frame.referrerPolicy = 'origin';
  // Room for the beginning, so that the page round it does not jump.
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
