/** Just the mark. */
export function BrandMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M16 2.2 27.9 9v14L16 29.8 4.1 23V9L16 2.2Zm0 8.3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}
