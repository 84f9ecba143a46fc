import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Camera, Paperclip, SendHorizontal, Users } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { choose, leftOutWords } from '../../lib/upload.ts';
import { useTextDraft } from '../../lib/use-draft.ts';
import { DropArea } from '../forms/drop-area.tsx';
import { FileButton } from '../forms/file-button.tsx';
import { AttachmentTiles } from './attachment-tiles.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { messageDraft, type Outbox } from './outbox.ts';

export interface ComposerProps {
  readonly orderId: string;
  readonly outbox: Outbox;
  /** Says who reads what is written here. */
  readonly banner: string;
  readonly onSend: (words: string) => void;
}

/**
 * Writes messages. Enter sends, Shift+Enter starts a new line. Files come from the picker, the camera, the clipboard or
 * drag and drop.
 */
export function Composer({ orderId, outbox, banner, onSend }: ComposerProps) {
  const { text, write, forget } = useTextDraft(messageDraft(orderId));
  const attachments = useSyncExternalStore(outbox.subscribe, outbox.attachments);
  const [leftOut, setLeftOut] = useState<string>();
  const [caret, setCaret] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const bannerId = useId();
  const canSend = text.trim() !== '' || attachments.length > 0;

  // Once the field contains the text this belongs to.
  useLayoutEffect(() => {
    if (caret === undefined || field.current === null) return;
    field.current.focus();
    field.current.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const attach = (files: Iterable<File>, options?: { readonly renamed?: boolean }) => {
    const chosen = choose(attachments, files, options);
    outbox.attach(chosen.attachments);
    setLeftOut(leftOutWords(chosen.leftOut, chosen.attachments.length - attachments.length));
  };
  const insert = (sign: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = field.current ?? {};
    write((text.slice(0, start) + sign + text.slice(end)).slice(0, longest));
    setCaret(Math.min(start + sign.length, longest));
  };
  const send = () => {
    if (!canSend) return;
    setLeftOut(undefined);
    onSend(text);
    forget();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // An Enter that ends an IME composition must not send the message. Safari shows it only by key code.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composes) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    // Clipboards give every picture the same name.
    attach(event.clipboardData.files, { renamed: true });
  };

  return (
    <Box
      component="form"
      aria-label="New message"
      // Files are not kept.
      data-kept={attachments.length === 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={footer}
    >
      <Box id={bannerId} sx={bannerLine}>
        <Users size={16} />
        {banner}
      </Box>
      <DropArea onDrop={attach}>
        <Box sx={fieldFrame}>
          {attachments.length > 0 && (
            <Box sx={{ px: 1, pt: 1 }}>
              <AttachmentTiles
                attachments={attachments}
                onRemove={(id) => {
                  outbox.attach(attachments.filter((each) => each.id !== id));
                  setLeftOut(undefined);
                  field.current?.focus();
                }}
              />
            </Box>
          )}
          <InputBase
            multiline
            maxRows={6}
            fullWidth
            inputRef={field}
            value={text}
            placeholder="Write a message"
            onChange={(event) => write(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            inputProps={{
              'aria-label': 'Message',
              'aria-describedby': bannerId,
              maxLength: longest,
              enterKeyHint: 'send',
            }}
            sx={input}
          />
          <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5, pb: 0.5 }}>
            <FileButton onChoose={attach}>
              <IconButton aria-label="Attach files">
                <Paperclip size={22} />
              </IconButton>
            </FileButton>
            <FileButton camera onChoose={(files) => attach(files, { renamed: true })}>
              <IconButton aria-label="Take photo" sx={onTouchOnly}>
                <Camera size={22} />
              </IconButton>
            </FileButton>
            <EmojiPicker onPick={insert} />
            <IconButton type="submit" aria-label="Send" disabled={!canSend} sx={sendButton}>
              <SendHorizontal size={20} />
            </IconButton>
          </Box>
        </Box>
      </DropArea>
      <Box aria-live="polite" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {leftOut}
      </Box>
    </Box>
  );
}

/** Maximum characters per message (schema/orders/chat.ts). */
const longest = 4000;

/** Document 1 section 9. */
const footer = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 160,
  minWidth: 0,
} as const;

const bannerLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  pb: 0.75,
  typography: 'body2',
  color: 'text.secondary',
  '& svg': { flex: 'none' },
} as const;

const fieldFrame = {
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
} as const;

/** Document 1 section 9. */
const input = { flex: 1, minHeight: 56, px: 1.5, py: 1, alignItems: 'flex-start', lineHeight: 1.5 } as const;

/** Desktop browsers take no photos: the button would open the same file picker a second time. */
const onTouchOnly = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } as const;

const sendButton = {
  ml: 'auto',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { color: 'text.disabled', bgcolor: 'action.disabledBackground' },
} as const;
