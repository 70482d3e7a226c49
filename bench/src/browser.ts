/** The part of scripts/browser.mjs that the benchmark uses. */
interface BrowserScript {
  findBrowser(say: (line: string) => void): string | null;
}

/**
 * Returns the path of the browser that the tests use, and installs it if needed; null if that fails. `say` prints
 * progress.
 */
export async function findBrowser(say: (line: string) => void): Promise<string | null> {
  const script = new URL('../../scripts/browser.mjs', import.meta.url); // the same path from src and from the bundle
  const browser: BrowserScript = await import(script.href);
  return browser.findBrowser(say);
}
