import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const code = readFileSync('frontend/public/embed.js', 'utf8');
const site = 'https://app.ironcall.example';

/** A stand-in for a page that includes the script. */
function including(dataset: { readonly into?: string } = {}) {
  const frame = { style: { height: '' }, src: '', contentWindow: {} };
  const [assign, after, append] = [
    vi.fn<(url: string) => void>(),
    vi.fn<(frame: object) => void>(),
    vi.fn<(frame: object) => void>(),
  ];
  let hear = (_message: object) => {};
  runInNewContext(code, {
    URL,
    location: { assign },
    document: {
      currentScript: { src: `${site}/embed.js`, dataset, after },
      createElement: () => frame,
      getElementById: (id: string | undefined) => (id === 'here' ? { append } : null),
    },
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener;
    },
  });
  const say = (data: unknown, { origin = site, source = frame.contentWindow } = {}) =>
    hear({ data, origin, source });
  return { frame, assign, after, append, say };
}

describe('The embed script', () => {
  it('is at most 3 KB', () => {
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(3_000);
  });

  it('shows the order service after itself, or in the element it is told', () => {
    const [behind, into] = [including(), including({ into: 'here' })];

    expect(behind.frame.src).toBe(`${site}/order-service`);
    expect(behind.after.mock.calls).toEqual([[behind.frame]]);
    expect(into.append.mock.calls).toEqual([[into.frame]]);
  });

  it('sets the frame’s height, but only if the frame itself asks', () => {
    const { frame, say } = including();

    say({ type: 'height', height: 480.4 });
    expect(frame.style.height).toBe('481px');
    say({ type: 'height', height: 100 }, { origin: 'https://elsewhere.example' });
    say({ type: 'height', height: 100 }, { source: {} });
    say('height');

    expect(frame.style.height).toBe('481px');
  });

  it('sends the window to the sign-up, and nowhere else', () => {
    const { assign, say } = including();

    say({ type: 'navigate', url: 'https://elsewhere.example/' });
    say({ type: 'navigate', url: 'javascript:alert(1)' });
    say({ type: 'navigate', url: `${site}.elsewhere.example/order-service/` });
    expect(assign).not.toHaveBeenCalled();
    say({ type: 'navigate', url: `${site}/order-service/sign-up?typed=cat` });

    expect(assign.mock.calls).toEqual([[`${site}/order-service/sign-up?typed=cat`]]);
  });
});
