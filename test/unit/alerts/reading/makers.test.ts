import { describe, expect, it } from 'vitest';
import { brandOf, makersIn } from '#functions/alerts/reading/values/brands.ts';
import { providerOf } from '#functions/alerts/reading/values/providers.ts';

describe('A telematics system', () => {
  it.each([
    ['From: Cat VisionLink <a@b.example>', 'Cat VisionLink', 'Caterpillar'],
    ['see my.cat.com', 'Cat VisionLink', 'Caterpillar'],
    ['Hi-Mate alert', 'Hyundai Hi MATE', 'Hyundai'],
    ['您的康查士', 'Komatsu KOMTRAX', 'Komatsu'],
    ['BobcatMachineIQ: code', 'Bobcat Machine IQ', 'Bobcat'],
    ['Samsara fault', 'Samsara', null],
    ['From: Volvo Construction Equipment <x@y.example>\nSubject: a', 'Volvo', 'Volvo'],
    ['Kioti Connect alert', 'Kioti', 'Kioti'],
  ])('is found in %s', (text, name, brand) => {
    expect(providerOf(text)).toMatchObject({ name, brand });
  });

  it('is not found if none is named', () => {
    expect(providerOf('From: Dan <dan@x.example>\n\nthe loader is down')).toBeNull();
  });
});

describe('A maker', () => {
  it.each([
    ['CAT', 'Caterpillar'],
    ['Deere & Company', 'John Deere'],
    ['Komatsu Ltd.', 'Komatsu'],
    ['コマツ', 'Komatsu'],
    ['CAT (Caterpillar)', 'Caterpillar'],
    ['Volvo Construction Equipment', 'Volvo'],
    ['Acme', null],
  ])('for %s is found', (words, name) => {
    expect(brandOf(words)).toBe(name);
  });

  it.each([
    ['In case of fault the Case 580 and CAT 320 or a cat', ['Case', 'CAT']],
    ['the cat 259D3 is down', ['cat']],
    ['IN CASE OF EMERGENCY', []],
    ['Case number 12. Case Manager: Dan', []],
    ['Make\tCase\t580', ['Case']],
    ['Mack Pinnacle "Tanker 5"', ['Mack']],
    ['both Cats are down', ['Cat']],
    ['john deere 331g', ['john deere']],
    ['コマツPC200-8', ['コマツ']],
  ])('is named in: %s', (text, names) => {
    expect(makersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(names);
  });
});
