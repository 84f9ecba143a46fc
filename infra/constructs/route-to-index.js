/* oxlint-disable no-unused-vars -- CloudFront calls the handler by its name. */
// Runs for each request of a page: a path without a dot in its last segment is a page of the app, and every page is
// index.html. The runtime is cloudfront-js-2.0: no modules, and no globals of Node.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastSegment.includes('.')) request.uri = '/index.html';
  return request;
}
