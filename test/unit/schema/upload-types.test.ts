import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storedFile } from '#schema/files.ts';
import { cleanFileName, fileEnding } from '#schema/upload-types.ts';

describe('The name of a stored file', () => {
  test.each([
    ['  bucket pin.jpg ', 'bucket_pin.jpg'],
    ['left \t track\n side.PNG', 'left_track_side.PNG'],
    ['Kühler (defekt) #2.jpeg', 'Khler_defekt_2.jpeg'],
    ['../../etc/passwd', '....etcpasswd'],
    ['parts-list_v1.2.pdf', 'parts-list_v1.2.pdf'],
    ['写真.jpg', '.jpg'],
    ['???', ''],
  ])('for %j is %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  test('keeps its ending when it is too long', () => {
    const cleaned = cleanFileName(`${'a'.repeat(300)}.mp4`);

    expect(cleaned).toHaveLength(120);
    expect(cleaned.endsWith('a.mp4')).toBe(true);
  });

  test('stays the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const once = cleanFileName(name);

        expect(cleanFileName(once)).toBe(once);
      }),
    );
  });

  test('is valid at the end of a key, unless it is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const cleaned = cleanFileName(name);
        fc.pre(cleaned !== '');

        expect(storedFile.safeParse({ uri: `orders/10001/upl_1/${cleaned}`, type: 'image' }).success).toBe(
          true,
        );
      }),
    );
  });
});

describe('The ending of a name', () => {
  test.each([
    ['IMG 7.JPG', '.jpg'],
    ['archive.tar.gz', '.gz'],
    ['noending', ''],
    ['.pdf', '.pdf'],
    ['dot.', ''],
  ])('of %j is %j', (name, ending) => {
    expect(fileEnding(name)).toBe(ending);
  });
});
