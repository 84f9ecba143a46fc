/* oxlint-disable no-unused-vars -- CloudFront calls the handler by its name. */
// Runs for each request of a page: a path without a dot in its last segment is a page. What people meet who are not signed in
// are documents of their own, every other page is index.html, of technicians tech.html. The runtime is cloudfront-js-2.0: no modules, and no globals of Node.
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
