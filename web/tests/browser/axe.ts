/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** All it can find, the size of targets too. */
export const STRICT = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing is found. Drawings are only shown through others; no page has frames, and what passes is not listed: both take long. */
export async function clean(page: Page, where: string, tags: string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('.sprite')
    .options({ resultTypes: ['violations'] });
  if (tags.length) axe.withTags(tags);
  const told = (await axe.analyze()).violations.map(
    ({ id, nodes }) =>
      `${where}: ${id}: ${nodes
        .slice(0, 3)
        .map((n) => `${n.target.join(' ')} ${n.html.slice(0, 140)} ${n.any[0]?.message ?? ''}`)
        .join(' | ')}`,
  );
  expect(told).toEqual([]);
}
