import type { Page } from 'playwright-core';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Sums up layout shifts from the next page load on, except those soon after input. Enables painting, which they need. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.adoptedStyleSheets = [];
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of layout shifts since the page was loaded. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift ?? Number.NaN);
}
