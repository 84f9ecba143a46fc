import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { axeFindings } from '#test/support/axe.ts';

const origin = 'http://gallery.test';
const templates = [
  'settings',
  'wizard',
  'conversation',
  'list',
  'auth',
  'map-editor',
  'profile',
  'contact-code',
  'company',
  'billing',
  'welcome',
  'notification-settings',
];

test.describe('the component gallery', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));

  test.beforeAll(async () => {
    await build({
      configFile: false,
      root: 'frontend',
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2022',
        minify: false,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: 'frontend/gallery.html' },
      },
    });
  });

  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`is accessible in ${colorScheme} mode and fits every window`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const errors = await open(page, '/gallery.html');

      expect(await axeFindings(page)).toEqual([]);
      for (const other of [390, 768, 1440]) {
        await page.setViewportSize({ width: other, height: 900 });
        await expect.poll(() => overflow(page)).toBe(0);
      }
      expect(errors).toEqual([]);
    });

    test(`shows accessible templates and dialogs in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });

      for (const name of templates) {
        await open(page, `/gallery.html?page=${name}`);
        expect(await axeFindings(page), name).toEqual([]);
        expect(await overflow(page), name).toBe(0);
      }
    });
  }

  test('asks before a link or the Back button discards what was typed', async ({ page }) => {
    await open(page, '/gallery.html');
    // Marks the previous page, so that going back to it can be recognized.
    await page.evaluate(() => history.replaceState(history.state, '', '/elsewhere'));
    await page.getByRole('link', { name: 'settings', exact: true }).click();
    await page.getByLabel('Company name').fill('Ridge');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });

    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Company name')).toHaveValue('Ridge');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();

    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/elsewhere');
  });

  async function open(page: Page, path: string): Promise<string[]> {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname) });
    });
    await page.goto(origin + path);
    await page.locator('h1, [role=dialog]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return errors;
  }
});

/** Pixels by which the page is wider than the window. */
async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
