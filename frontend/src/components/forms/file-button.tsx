import Box from '@mui/material/Box';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { acceptedEndings } from '../../lib/upload.ts';

export interface FileButtonProps {
  readonly onChoose: (files: File[]) => void;
  /** Opens the camera where there is one. */
  readonly camera?: boolean;
  /** Endings or media types; those of an order's files where none are given. */
  readonly accept?: string;
  /** One file at a time. */
  readonly single?: boolean;
  /** The button to press. */
  readonly children: ReactNode;
}

/** Lets people choose files by a button of the caller's look. */
export function FileButton({
  onChoose,
  camera = false,
  accept = acceptedEndings,
  single = camera,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    target.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        multiple={!single}
        accept={camera ? 'image/*' : accept}
        capture={camera ? 'environment' : undefined}
        onChange={change}
        data-attach={camera ? 'camera' : 'files'}
      />
      <Box component="span" onClick={() => input.current?.click()} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </>
  );
}
