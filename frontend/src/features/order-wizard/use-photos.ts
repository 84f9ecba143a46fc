import { useEffect, useRef, useState } from 'react';
import { keepFiles, readKeptFiles } from '../../lib/kept-files.ts';
import { type Attachment, allLeftOutWords, choose } from '../../lib/upload.ts';

export interface Photos {
  readonly items: readonly Attachment[];
  /** Says which files of the last choice were left out, and why. */
  readonly leftOut: string | undefined;
  /** Names of photos this browser could not store: they must be chosen again. */
  readonly lost: readonly string[];
  readonly add: (files: Iterable<File>, options?: { readonly renamed?: boolean }) => void;
  readonly remove: (id: string) => void;
  readonly keepOnly: (items: readonly Attachment[]) => void;
  readonly forget: () => void;
}

/**
 * The draft's photos. The draft stores their names and the browser's storage the files, so that both survive a reload;
 * names without files were lost.
 */
export function usePhotos(
  keptAs: string,
  names: readonly string[],
  onNames: (names: string[]) => void,
): Photos {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [leftOut, setLeftOut] = useState<string>();
  const [isRead, setRead] = useState(names.length === 0);
  const held = useRef(items);
  const wanted = names.join('\n');

  const take = (next: readonly Attachment[]) => {
    held.current = next;
    setItems(next);
  };
  const hold = (next: readonly Attachment[], words?: string) => {
    take(next);
    setLeftOut(words);
    void keepFiles(keptAs, next);
    onNames(next.map(({ name }) => name));
  };

  // On mount, and when another tab changed them.
  useEffect(() => {
    if (wanted === held.current.map(({ name }) => name).join('\n')) return;
    let isStale = false;
    void readKeptFiles(keptAs).then((kept) => {
      if (isStale) return;
      const stillWanted = wanted.split('\n');
      held.current = attachmentsIn(kept).filter(({ name }) => stillWanted.includes(name));
      setItems(held.current);
      setRead(true);
    });
    return () => {
      isStale = true;
    };
  }, [keptAs, wanted]);

  return {
    items,
    leftOut,
    lost: isRead ? names.filter((name) => !items.some((item) => item.name === name)) : [],
    add(files, options) {
      const chosen = choose(held.current, files, options);
      hold(chosen.attachments, allLeftOutWords(chosen.leftOut));
    },
    remove: (id) => hold(held.current.filter((each) => each.id !== id)),
    keepOnly: (next) => hold(next),
    forget() {
      take([]);
      void keepFiles(keptAs, undefined);
    },
  };
}

/** Stored photos that this version of the app can read. */
function attachmentsIn(kept: unknown): Attachment[] {
  return Array.isArray(kept) ? kept.filter(isAttachment) : [];
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === 'object' && value !== null && 'file' in value && value.file instanceof File;
}
