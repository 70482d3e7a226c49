/** Whether it was copied: browsers keep their clipboard for secure addresses, and some ask before they open it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
