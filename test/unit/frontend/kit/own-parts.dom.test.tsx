import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '#test/support/screen.tsx';
import { CollapsibleList } from '../../../../frontend/src/components/facts/collapsed.tsx';
import { Dialog } from '../../../../frontend/src/components/flow/dialog.tsx';
import { PictureField } from '../../../../frontend/src/components/forms/picture-field.tsx';
import { Avatar } from '../../../../frontend/src/components/identity/avatar.tsx';
import { CompanyLogo } from '../../../../frontend/src/components/identity/company-logo.tsx';

describe('A collapsible list', () => {
  const show = (items: readonly string[]) =>
    showScreen(
      <CollapsibleList items={items} keyOf={(item) => item} renderItem={(item) => item} what="fault codes" />,
    );

  it('shows three items until expanded', async () => {
    const page = show(['a', 'b', 'c', 'd']);
    expect(page.getAllByRole('listitem')).toHaveLength(3);

    await page.user.click(page.getByRole('button', { name: 'Show all 4 fault codes' }));
    expect(page.getAllByRole('listitem')).toHaveLength(4);
    await page.user.click(page.getByRole('button', { name: 'Show fewer' }));

    expect(page.getAllByRole('listitem')).toHaveLength(3);
  });

  it('of three is not collapsed', () => {
    const page = show(['a', 'b', 'c']);

    expect(page.getAllByRole('listitem')).toHaveLength(3);
    expect(page.queryByRole('button')).toBeNull();
  });
});

describe('A missing picture', () => {
  it.each([
    ['a person’s initials', <Avatar key="a" name="Dana Reyes" picture="/pictures/c/u/a.png" />, 'DR'],
    ['a company’s letter', <CompanyLogo key="c" name="Ridgeline" logo="/pictures/c/u/a.png" />, 'R'],
  ])('falls back to %s', (_what, part, letters) => {
    const { container } = showScreen(part);
    // The simulated browser may have noticed the missing picture itself.
    const image = container.querySelector('img');
    if (image !== null) fireEvent.error(image);

    expect(container.textContent).toBe(letters);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('A dialog whose content is loading', () => {
  it('says so, and has no action buttons yet', () => {
    const page = showScreen(
      <Dialog open onClose={() => {}} title="Profile" loading actions={<button type="button">Save</button>}>
        Content
      </Dialog>,
    );

    expect(page.getByRole('status').textContent).toContain('Loading');
    expect(page.queryByText('Content')).toBeNull();
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(page.getByRole('button', { name: 'Close' })).toBeDefined();
  });
});

describe('A picture field', () => {
  it('removes the picture', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    const page = showScreen(
      <PictureField
        label="Logo"
        shape="square"
        value="/pictures/c/u/a.png"
        onChange={onChange}
        preview={null}
        upload={async () => '/pictures/c/u/b.png'}
      />,
    );

    await page.user.click(page.getByRole('button', { name: 'Remove logo' }));

    expect(onChange).toHaveBeenCalledWith(null);
    expect(page.getByRole('button', { name: 'Change logo' })).toBeDefined();
  });
});
