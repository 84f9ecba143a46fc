import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { StoredFile } from '#schema/files.ts';
import { toast } from '../../lib/toasts.ts';
import {
  type Attachment,
  choose,
  leftOutWords,
  type Presign,
  uploadFailure,
  uploadFiles,
} from '../../lib/upload.ts';
import { FieldMessage } from '../forms/field.tsx';
import { FileDrop } from '../forms/file-drop.tsx';
import { AttachmentTiles } from './attachment-tiles.tsx';

export interface Attachments {
  readonly items: readonly Attachment[];
  /** Says which files of the last choice were left out, and why. */
  readonly leftOut: string | undefined;
  /** From 0 to 1 while files are uploading. */
  readonly progress: number | undefined;
  readonly add: (files: Iterable<File>, options?: { readonly renamed?: boolean }) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /**
   * Uploads the files to the order; call it before the command that names them. Undefined if no file got through or the
   * form was closed: send nothing, the person has been told. If only some got through, returns those; the person has
   * been told of the rest. A retry uploads only what is missing.
   */
  readonly upload: (orderId: string, presign: Presign) => Promise<StoredFile[] | undefined>;
}

/** A form's files, from choice to upload. */
export function useAttachments(): Attachments {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [leftOut, setLeftOut] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  return {
    items,
    leftOut,
    progress,
    add: (files, options) => {
      const chosen = choose(items, files, options);
      setItems(chosen.attachments);
      setLeftOut(leftOutWords(chosen.leftOut, chosen.attachments.length - items.length));
    },
    remove: (id) => {
      setItems(items.filter((each) => each.id !== id));
      setLeftOut(undefined);
    },
    clear: () => {
      setItems([]);
      setLeftOut(undefined);
    },
    upload: async (orderId, presign) => {
      if (items.length === 0) return [];
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      setProgress(0);
      try {
        const uploaded = await uploadFiles(items, {
          orderId,
          presign,
          signal,
          onProgress: setProgress,
        });
        const { stored, failed } = uploaded;
        if (stored.length === 0) toast.error(uploadFailure(uploaded));
        else if (failed.length > 0) toast.warning(uploadFailure(uploaded));
        return stored.length === 0 ? undefined : [...stored];
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      } finally {
        setProgress(undefined);
      }
    },
  };
}

export interface AttachmentPickerProps {
  readonly attachments: Pick<Attachments, 'items' | 'add' | 'remove' | 'leftOut' | 'progress'>;
  readonly label?: string;
  readonly hint?: ReactNode;
  /** An error about the files, such as that they are missing. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** A form's photos, videos and documents. On phones the camera is one press away. */
export function AttachmentPicker({
  attachments,
  label = 'Photos and files',
  hint,
  error,
  disabled = false,
}: AttachmentPickerProps) {
  const id = useId();
  const { items, add, remove, leftOut, progress } = attachments;
  const locked = disabled || progress !== undefined;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ display: 'grid', gap: 1 }}>
      <Box id={`${id}-label`} sx={{ typography: 'subtitle2' }}>
        {label}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' '}
          (optional)
        </Box>
      </Box>
      <AttachmentTiles attachments={items} onRemove={locked ? undefined : remove} />
      <FileDrop
        disabled={locked}
        describedBy={`${id}-message`}
        onFiles={(files, from) => add(files, { renamed: from === 'camera' })}
      />
      {progress !== undefined && (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress * 100)}
          aria-label="Uploading"
          sx={{ borderRadius: 1 }}
        />
      )}
      <Box aria-live="polite">
        <FieldMessage id={`${id}-message`} error={error} hint={leftOut ?? hint} />
      </Box>
    </Box>
  );
}
