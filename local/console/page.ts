/** The console's frame. The script fetches and refreshes its content. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Inbox – Ironcall local console</title>
    <link rel="icon" href="/_local/icon.svg" type="image/svg+xml">
    <link rel="preload" href="/_local/inter.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="/_local/console.css">
    <script type="module" src="/_local/console.js"></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header class="top">
      <p class="brand"><img src="/_local/icon.svg" alt="" width="28" height="28">Ironcall <span>local console</span></p>
      <p class="now" id="now"></p>
      <a class="button site" href="/">Open site</a>
    </header>
    <nav class="views" id="views" aria-label="Console"></nav>
    <main id="content" tabindex="-1">
      <p class="notice" id="lost" role="status" hidden>The stack is not responding. It may be restarting; this page continues when it is back.</p>
      <h1 id="title"></h1>
      <div id="view"></div>
      <noscript><p class="notice">The console needs JavaScript. The inbox is also at <a href="/_local/api/inbox">/_local/api/inbox</a>.</p></noscript>
    </main>
    <p class="unseen" id="heard" role="status" aria-live="polite"></p>
  </body>
</html>
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12181d"/><path d="M16 4.6 25.9 10.3v11.4L16 27.4 6.1 21.7V10.3L16 4.6Zm0 6.8a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2Z" fill="#fff" fill-rule="evenodd"/><circle cx="16" cy="16" r="3" fill="#f25c00"/></svg>`;
