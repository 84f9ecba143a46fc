/** Whether the page is shown inside a frame. */
export function isEmbedded(): boolean {
  return window.self !== window.top;
}
