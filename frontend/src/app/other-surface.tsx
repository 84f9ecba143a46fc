import { useEffect } from 'react';

/** An address of the other surface: its people, pool and API come with a page of its own. */
export function OtherSurface() {
  useEffect(() => location.reload(), []);
  return <div className="boot-bar" />;
}
