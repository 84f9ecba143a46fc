/** One page of the console. */
export interface View {
  /** In the address, after `#`. */
  readonly id: string;
  readonly title: string;
  /** In the navigation, where the title is too long for it. */
  readonly label?: string;
  /**
   * Puts the view's frame into `root` and answers what keeps it fresh, called at once and then every second.
   * `detail` is what follows the id in the address.
   */
  show(root: HTMLElement, detail: string | undefined): () => Promise<void>;
}
