/* oxlint-disable no-unused-vars -- CloudFront calls the handler by its name. */
// Runs on every request for a page: a path without a dot in its last segment. Pages for people who aren't signed in are
// separate documents; every other page is index.html, or tech.html for technicians. The runtime is cloudfront-js-2.0:
// no modules, and no Node globals.
const documents = {
  '/login': '/login.html',
  '/tech/login': '/tech-login.html',
  '/order-service': '/order-service.html',
  '/order-service/sign-up': '/order-sign-up.html',
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) {
    const app = /^\/tech(\/|$)/.test(request.uri) ? '/tech.html' : '/index.html';
    request.uri = documents[request.uri.replace(/\/$/, '')] || app;
  }
  return request;
}
