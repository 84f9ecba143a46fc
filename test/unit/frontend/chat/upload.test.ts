import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureUri, storedFile } from '#schema/files.ts';
import {
  type Attachment,
  choose,
  leftOutWords,
  pictureEndings,
  uploadFailure,
  uploadFiles,
  uploadPicture,
} from '../../../../frontend/src/lib/upload.ts';

describe('Choosing files', () => {
  test.each([
    ['a.jpg', 'image/jpeg', 'image', 'a.jpg'],
    ['a.JPEG', 'image/jpeg', 'image', 'a.JPEG'],
    ['left side.png', 'image/png', 'image', 'left_side.png'],
    ['a.gif', 'image/gif', 'image', 'a.gif'],
    ['a.mp4', 'video/mp4', 'video', 'a.mp4'],
    ['a.pdf', 'application/pdf', 'pdf', 'a.pdf'],
    ['a.pdf', '', 'pdf', 'a.pdf'],
    ['photo', 'image/jpeg', 'image', 'photo.jpg'],
    ['photo.jfif', 'image/jpeg', 'image', 'photo.jfif.jpg'],
  ])('takes %s of type %s', (name, type, kind, kept) => {
    const { attachments, leftOut } = choose([], [aFile(name, type)]);

    expect(attachments).toMatchObject([{ kind, name: kept }]);
    expect(leftOut).toEqual([]);
  });

  test.each(['a.heic', 'a.mov', 'a.exe', 'a.svg', 'a'])('does not take %s', (name) => {
    const { attachments } = choose([], [aFile(name, 'application/octet-stream')]);

    expect(attachments).toEqual([]);
  });

  test('makes up a name if cleaning leaves only the ending', () => {
    const { attachments } = choose([], [aFile('写真.jpg', 'image/jpeg'), aFile('図.jpg', 'image/jpeg')]);

    expect(attachments.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
    ]);
  });

  test('takes each name once, even if it comes again later', () => {
    const first = choose([], [aFile('a b.jpg'), aFile('a  b.jpg')]);

    const second = choose(first.attachments, [aFile('a_b.jpg'), aFile('c.jpg')]);

    expect(second.attachments.map(({ name }) => name)).toEqual(['a_b.jpg', 'c.jpg']);
  });

  test('takes every photo of a camera that gives all of them the same name', () => {
    const first = choose([], [aFile('image.jpg')], { renamed: true });

    const second = choose(first.attachments, [aFile('image.jpg')], { renamed: true });

    expect(second.attachments).toHaveLength(2);
  });

  test.each([
    ['image/jpeg', 'site.jpg', 25_000_000],
    ['application/pdf', 'site.pdf', 25_000_000],
    ['video/mp4', 'site.mp4', 200_000_000],
  ])('limits %s files by size', (type, name, limit) => {
    expect(choose([], [aFile(name, type, limit)]).attachments).toHaveLength(1);
    expect(choose([], [aFile(name, type, limit + 1)]).leftOut).toEqual([{ name, why: 'too-large', limit }]);
  });

  test('takes at most ten', () => {
    const files = Array.from({ length: 12 }, (_, index) => aFile(`${index}.jpg`));

    const { attachments, leftOut } = choose([], files);

    expect(attachments).toHaveLength(10);
    expect(leftOut.map(({ why }) => why)).toEqual(['too-many', 'too-many']);
  });
});

describe('The words about files left out', () => {
  const wrong = { name: 'a.heic', why: 'type' } as const;

  test('say nothing about a wrong type if other files were taken', () => {
    expect(leftOutWords([wrong], 1)).toBeUndefined();
  });

  test('name the allowed types if nothing was taken', () => {
    expect(leftOutWords([wrong], 0)).toBe('Only .jpg, .jpeg, .png, .gif, .mp4, .pdf files can be attached.');
  });

  test('say nothing about a duplicate', () => {
    expect(leftOutWords([{ name: 'a.jpg', why: 'duplicate' }], 0)).toBeUndefined();
  });

  test('name files that are too large, and the limit on how many', () => {
    const words = leftOutWords(
      [
        { name: 'walk.mp4', why: 'too-large', limit: 200_000_000 },
        { name: 'a.jpg', why: 'too-many' },
        { name: 'b.jpg', why: 'too-many' },
      ],
      3,
    );

    expect(words).toBe('walk.mp4 is larger than 200 MB and was left out. At most 10 files can be attached.');
  });
});

describe('An upload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    answers = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('requests a form for the file, posts its fields before the file, and returns the key', async () => {
    const { stored, failed } = await finished(upload([taken('bucket pin.jpg')]));

    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://storage.example/');
    expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['key', 'Content-Type', 'policy', 'file']);
    expect(stored).toEqual([{ uri: 'orders/10001/upl_1/bucket_pin.jpg', type: 'image' }]);
    expect(storedFile.safeParse(stored[0]).success).toBe(true);
    expect(failed).toEqual([]);
  });

  test('reports progress across all files', async () => {
    const parts: number[] = [];
    const files = [taken('a.jpg', 100), taken('b.jpg', 300)];

    await finished(upload(files, { onProgress: (part) => parts.push(part) }));

    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(parts.at(0)).toBeGreaterThan(0);
    expect(parts.at(-1)).toBe(1);
  });

  test('returns the files that succeeded, in the order chosen, and those that failed', async () => {
    answers = [204, 403, 204];
    const files = [taken('a.jpg'), taken('b.jpg'), taken('c.jpg')];

    const { stored, failed } = await finished(upload(files));

    expect(stored.map(({ uri }) => uri.split('/').at(-1))).toEqual(['a.jpg', 'c.jpg']);
    expect(failed.map(({ name }) => name)).toEqual(['b.jpg']);
  });

  test.each([0, 503])('is retried with a new form if storage answers %s', async (status) => {
    answers = [status, status, 204];

    const { stored } = await finished(upload([taken('a.jpg')]));

    expect(sent).toHaveLength(3);
    expect(stored.map(({ uri }) => uri)).toEqual(['orders/10001/upl_3/a.jpg']);
  });

  test('gives up after the third try', async () => {
    answers = [503, 503, 503, 503];

    const { stored, failed } = await finished(upload([taken('a.jpg')]));

    expect(sent).toHaveLength(3);
    expect([stored, failed.length]).toEqual([[], 1]);
  });

  test.each([
    [[], 'INTERNAL', {}, 'Failed to upload files. Please try again.'],
    [[{ uri: 'orders/10001/upl_1/a.jpg', type: 'image' }], 'INTERNAL', {}, 'Failed to upload some files.'],
    [[], 'RATE_LIMITED', { retryAfterSeconds: 120 }, 'Too many requests. Please try again in 2 minutes.'],
  ] as const)(
    'that has stored %j and then fails with %s says what to do next',
    (stored, code, details, words) => {
      const why = Object.assign(new Error('refused'), { data: { code, details } });

      expect(uploadFailure({ stored, why })).toBe(words);
    },
  );

  test('sends nothing again that is already stored', async () => {
    answers = [204, 403];
    const files = [taken('a.jpg'), taken('b.jpg')];
    await finished(upload(files));
    answers = [];

    const { stored } = await finished(upload(files));

    expect(sent.map(postedName)).toEqual(['a.jpg', 'b.jpg', 'b.jpg']);
    expect(stored).toHaveLength(2);
  });

  test('is repeated for another order', async () => {
    const files = [taken('a.jpg')];
    await finished(upload(files));

    await finished(upload(files, { orderId: '10002' }));

    expect(sent).toHaveLength(2);
  });

  test('can be stopped', async () => {
    const stop = new AbortController();
    answers = ['never'];
    const outcome = upload([taken('a.jpg'), taken('b.jpg')], { signal: stop.signal }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(0);

    stop.abort();

    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(sent[0]?.aborted).toBe(true);
  });

  test('is retried if nothing moves for a minute', async () => {
    answers = ['never', 204];

    const { stored } = await finished(upload([taken('a.jpg')]));

    expect(sent[0]?.aborted).toBe(true);
    expect(stored).toHaveLength(1);
  });
});

describe('A picture of a person or a company', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    answers = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const presign = vi.fn<Parameters<typeof uploadPicture>[1]>(async () => ({
    url: 'https://storage.example/',
    fields: { key: 'pictures/com_1/upl_1/picture.png' },
  }));

  test('allows only image types', () => {
    expect(pictureEndings).toBe('.jpg,.jpeg,.png,.gif');
  });

  test('is posted with a form for its type, and shown at the returned path', async () => {
    const path = await finished(uploadPicture(aFile('Dana on holiday.png', 'image/png'), presign));

    expect(presign).toHaveBeenCalledWith({ fileType: 'image/png' });
    expect(path).toBe('/pictures/com_1/upl_1/picture.png');
    expect(pictureUri.safeParse(path).success).toBe(true);
  });

  test('throws if storage refuses it', async () => {
    answers = [403];

    const outcome = await finished(
      uploadPicture(aFile('a.png', 'image/png'), presign).catch((error) => error),
    );

    expect(sent).toHaveLength(1);
    expect(outcome).toBeInstanceOf(Error);
  });
});

let sent: FakeRequest[] = [];
/** What storage answers, one status per request; 204 when there are none left. */
let answers: (number | 'never')[] = [];

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  url = '';
  form = new FormData();
  status = 0;
  aborted = false;

  open(_method: string, url: string) {
    this.url = url;
  }

  send(form: FormData) {
    this.form = form;
    sent.push(this);
    const answer = answers.shift() ?? 204;
    if (answer === 'never') return;
    queueMicrotask(() => {
      this.upload.onprogress?.({ loaded: 50, total: 100 });
      this.status = answer;
      if (answer === 0) this.onerror?.();
      else this.onload?.();
      this.onloadend?.();
    });
  }

  abort() {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
}

function upload(files: Attachment[], options: Partial<Parameters<typeof uploadFiles>[1]> = {}) {
  let forms = 0;
  const orderId = options.orderId ?? '10001';
  return uploadFiles(files, {
    orderId,
    presign: async ({ fileType, name, bytes }) => {
      forms += 1;
      const key = `orders/${orderId}/upl_${forms}/${name}`;
      expect(bytes).toBe(files.find((file) => file.name === name)?.file.size);
      return { url: 'https://storage.example/', fields: { key, 'Content-Type': fileType, policy: 'p' } };
    },
    ...options,
  });
}

async function finished<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(120_000);
  return work;
}

function postedName({ form }: FakeRequest): string {
  return (form.get('file') as File).name;
}

function taken(name: string, size = 10): Attachment {
  const [attachment] = choose([], [aFile(name, 'image/jpeg', size)]).attachments;
  if (attachment === undefined) throw new Error(`${name} was not taken`);
  return attachment;
}

function aFile(name: string, type = 'image/jpeg', size = 10): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
