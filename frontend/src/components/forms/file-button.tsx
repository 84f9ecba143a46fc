import Box from '@mui/material/Box';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { acceptedEndings } from '../../lib/upload.ts';

export interface FileButtonProps {
  readonly onChoose: (files: File[]) => void;
  /** Opens the camera on devices that have one. */
  readonly camera?: boolean;
  /** File extensions or media types; by default those allowed in an order. */
  readonly accept?: string;
  /** One file at a time. */
  readonly single?: boolean;
  /** The button. */
  readonly children: ReactNode;
}

/** Opens the file picker from a button that the caller styles. */
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
    // So that the same file can be chosen again after being removed.
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
