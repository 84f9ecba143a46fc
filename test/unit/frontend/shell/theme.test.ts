import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemes } from '../../../../frontend/src/app/theme.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for other things that must be seen. */
const [textRatio, shapeRatio] = [4.5, 3];

describe.each(['light', 'dark'] as const)('The colors of the %s scheme', (name) => {
  const { background, text, safety, status, level, tint, surface, ink, ...palette } = schemes[name].palette;
  const grounds = [background.default, background.paper];
  const tinted = Object.entries({ ...status, ...level, ...tint });

  it('keep text legible on both grounds', () => {
    for (const ground of grounds) {
      for (const colour of [text.primary, text.secondary, palette.error.main, palette.primary.main]) {
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(textRatio);
      }
    }
  });

  it('keep the hint of an empty field legible', () => {
    expect(contrast(text.disabled, background.paper)).toBeGreaterThanOrEqual(textRatio);
  });

  it('keep the primary action’s label legible, and its shape visible', () => {
    expect(contrast(safety.contrastText, safety.main)).toBeGreaterThanOrEqual(textRatio);
    expect(contrast(safety.contrastText, safety.dark)).toBeGreaterThanOrEqual(textRatio);
    for (const ground of grounds) expect(contrast(safety.main, ground)).toBeGreaterThanOrEqual(shapeRatio);
  });

  it('keep filled buttons legible', () => {
    for (const colour of [palette.primary, palette.error, palette.info, palette.success, palette.warning]) {
      expect(contrast(colour.contrastText, colour.main)).toBeGreaterThanOrEqual(textRatio);
    }
  });

  it.each(tinted)('keep %s legible on its tint and on the page', (_, colour) => {
    for (const ground of [colour.tint, ...grounds]) {
      expect(contrast(colour.text, ground), `${colour.text} on ${ground}`).toBeGreaterThanOrEqual(textRatio);
    }
  });

  it('keep text legible on each surface', () => {
    for (const ground of Object.values(surface)) {
      for (const colour of [text.primary, text.secondary]) {
        expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(textRatio);
      }
    }
  });

  it('keep text legible on ink', () => {
    for (const colour of [ink.text, ink.muted]) {
      expect(contrast(colour, ink.ground)).toBeGreaterThanOrEqual(textRatio);
    }
  });
});

describe.each(['light', 'dark'] as const)('Before any script has run, the %s scheme', (name) => {
  const { background, text, safety, level, tint, surface, divider, ...palette } = schemes[name].palette;

  it('has the same colors', () => {
    expect(coloursOf(name, 'app/base.css')).toEqual({
      '--boot-ground': background.default,
      '--boot-ink': text.primary,
      '--boot-paper': background.paper,
      '--boot-line': divider,
    });
    expect(coloursOf(name, 'components/light/light.css')).toEqual({
      '--text-secondary': text.secondary,
      '--text-disabled': text.disabled,
      '--ring': palette.primary.main,
      '--surface-2': surface[2],
      '--surface-3': surface[3],
      '--safety': safety.main,
      '--safety-dark': safety.dark,
      '--safety-text': safety.contrastText,
      '--error': palette.error.main,
      '--warning': palette.warning.main,
      '--info': palette.info.main,
      '--success': palette.success.main,
      '--high-text': level.high.text,
      '--high-tint': level.high.tint,
      '--blue-text': tint.blue.text,
      '--blue-tint': tint.blue.tint,
      '--amber-text': tint.amber.text,
      '--amber-tint': tint.amber.tint,
    });
  });
});

/** The custom properties that a style sheet sets in a scheme, with colors written as in the theme. */
function coloursOf(scheme: 'light' | 'dark', file: string): Record<string, string> {
  const sheet = readFileSync(new URL(`../../../../frontend/src/${file}`, import.meta.url), 'utf8');
  const [light = '', dark = ''] = [...sheet.matchAll(/:root \{(.*?)\}/gs)].map(([, body]) => body ?? '');
  const properties = (scheme === 'light' ? light : dark).matchAll(/(--[\w-]+): #([\da-f]+);/g);
  return Object.fromEntries(
    [...properties].map(([, property = '', digits = '']) => [
      property,
      `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toUpperCase(),
    ]),
  );
}

/** The contrast ratio, by WCAG 2.2, of two colors written `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
