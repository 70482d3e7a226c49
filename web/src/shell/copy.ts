/**
 * Copies a text to the clipboard; returns false on failure. Browsers offer the clipboard only in secure contexts, and
 * some ask for permission.
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
