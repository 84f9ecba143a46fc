import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { MachineThumb } from '../../../../frontend/src/components/identity/machine.tsx';

it('a machine is drawn by its type, or as a plain one if the type is unknown', async () => {
  const page = showScreen(
    <>
      <MachineThumb product="Excavator" brand="Komatsu" />
      <MachineThumb product="Excavator" brand="Kobelco" />
      <MachineThumb product="Hovercraft" brand="Komatsu" />
      <MachineThumb product={null} brand="Komatsu" />
    </>,
  );

  await waitFor(() => expect(drawings(page.container)).not.toContain(''));
  const [one, other, unknown, none] = drawings(page.container);

  expect(one).toBe(other);
  expect(unknown).toBe(none);
  expect(one).not.toBe(none);
});

function drawings(container: HTMLElement): string[] {
  return [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
}
