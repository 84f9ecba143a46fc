import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { MapPinEditor } from '../../../../frontend/src/components/flow/map-pin-editor.tsx';
import { cameraMoved } from '../../../../frontend/src/components/map/mercator.ts';

const camera = { lat: 38.95, long: -92.33, zoom: 18 };
/** 300 pixels east of the pin: some 140 m at this zoom. */
const quarry = { id: 'job_quarry', name: 'Boone Quarry', ...pointAt(300, 0) };

describe('The pin of a map', () => {
  it('can be dragged, and picks where it is dropped', () => {
    const { pin, onPick } = show();

    fireEvent.pointerDown(pin, { pointerId: 1, clientX: 100, clientY: 100 });
    fireEvent.pointerMove(pin, { pointerId: 1, clientX: 60, clientY: 130 });
    fireEvent.pointerUp(pin, { pointerId: 1, clientX: 60, clientY: 130 });

    expect(onPick.mock.calls).toEqual([[cameraMoved(camera, -40, 30), undefined]]);
  });

  it('picks a jobsite that it is dropped near, at the jobsite’s own point', () => {
    const { pin, onPick } = show();

    fireEvent.pointerDown(pin, { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(pin, { pointerId: 1, clientX: 250, clientY: 20 });
    fireEvent.pointerUp(pin, { pointerId: 1, clientX: 250, clientY: 20 });

    expect(onPick.mock.calls).toEqual([[{ lat: quarry.lat, long: quarry.long, zoom: 18 }, quarry]]);
  });

  it('moves with the arrow keys, and is dropped by Enter', () => {
    const { pin, onPick } = show();

    press(pin, 'ArrowUp');
    press(pin, 'ArrowUp', { shiftKey: true });
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.keyDown(pin, { key: 'Enter' });

    expect(onPick.mock.calls).toEqual([[cameraMoved(camera, 0, -72), undefined]]);
  });

  it('is also dropped when the key presses stop', () => {
    vi.useFakeTimers();
    const { pin, onPick } = show();

    press(pin, 'ArrowUp');
    act(() => void vi.runAllTimers());

    expect(onPick.mock.calls).toEqual([[cameraMoved(camera, 0, -8), undefined]]);
  });

  it('goes back on Escape, and picks nothing if it did not move', () => {
    const { pin, onPick } = show();

    fireEvent.keyDown(pin, { key: 'ArrowLeft' });
    fireEvent.keyDown(pin, { key: 'Escape' });
    fireEvent.keyUp(pin, { key: 'ArrowLeft' });
    fireEvent.pointerDown(pin, { pointerId: 1, clientX: 5, clientY: 5 });
    fireEvent.pointerUp(pin, { pointerId: 1, clientX: 5, clientY: 5 });

    expect(onPick).not.toHaveBeenCalled();
  });
});

function press(pin: HTMLElement, key: string, more = {}): void {
  fireEvent.keyDown(pin, { key, ...more });
  fireEvent.keyUp(pin, { key });
}

function show() {
  const onPick = vi.fn<() => void>();
  const page = showScreen(
    <MapPinEditor camera={camera} places={[quarry]} onPick={onPick} text="27 Depot Road" />,
  );
  return { pin: page.getByRole('button', { name: 'Pin. Arrow keys move it.' }), onPick };
}

function pointAt(right: number, down: number) {
  const { lat, long } = cameraMoved(camera, right, down);
  return { lat, long };
}
