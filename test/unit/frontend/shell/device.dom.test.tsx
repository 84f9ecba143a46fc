import { expect, it } from 'vitest';
import { deviceId } from '../../../../frontend/src/lib/device.ts';
import { forgetKept, keep } from '../../../../frontend/src/lib/kept.ts';
import '#test/support/screen.tsx';

it('a browser keeps one id of 128 bits, even past a sign-out that forgets a person’s data', () => {
  const first = deviceId();
  keep('filters', ['open']);

  forgetKept('acc_dana');

  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId()).toBe(first);
  expect(Object.keys(localStorage)).toEqual(['ironcall.config', 'ironcall.device']);
});
