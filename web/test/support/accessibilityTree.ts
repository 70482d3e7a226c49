import type { Page } from 'playwright-core';

/** A node of the accessibility tree as Chromium's DevTools protocol sends it. */
interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Roles that say nothing by themselves. Their contents are read in their place. */
const SILENT = ['generic', 'none', 'paragraph', 'emphasis', 'strong', 'time', 'ListMarker', 'Section', 'LayoutTable'];
/** Roles whose name is all that is read. */
const WHOLE = ['button', 'link', 'image', 'heading', 'option'];
const STATES = ['disabled', 'expanded', 'pressed', 'checked', 'selected'];

/** Returns what a screen reader finds in the table, one line for each thing, without the chronicle. */
export async function accessibilityTree(page: Page): Promise<readonly string[]> {
  await page.locator('.railTexts').evaluateAll((all) => {
    for (const one of all) one.setAttribute('aria-hidden', 'true');
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly TreeNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find((node) => node.role?.value === 'main');
  return main === undefined ? [] : joined(childrenOf(main, byId).flatMap((node) => linesOf(node, byId, '')));
}

function childrenOf({ childIds = [] }: TreeNode, byId: ReadonlyMap<string, TreeNode>): readonly TreeNode[] {
  return childIds.flatMap((id) => byId.get(id) ?? []);
}

function linesOf(node: TreeNode, byId: ReadonlyMap<string, TreeNode>, indent: string): readonly string[] {
  const role = node.role?.value ?? '';
  const name = node.name?.value.replace(/\s+/g, ' ').trim() ?? '';
  if (role === 'StaticText') return name === '' ? [] : [`${indent}“${name}”`];
  const within = (deeper: string) => childrenOf(node, byId).flatMap((child) => linesOf(child, byId, deeper));
  if (node.ignored || SILENT.includes(role)) return within(indent);
  if (role === 'InlineTextBox' || role === 'LineBreak') return [];
  const description = node.description?.value ?? '';
  const line = [role, name, ...statesOf(node), description === '' ? '' : `(${description})`].filter(
    (part) => part !== '',
  );
  const own = `${indent}${line.join(' ')}`;
  return WHOLE.includes(role) ? [own] : [own, ...joined(within(`${indent}  `))];
}

function statesOf({ properties = [] }: TreeNode): readonly string[] {
  return properties
    .filter(({ name, value }) => STATES.includes(name) && value.value !== false && value.value !== 'false')
    .map(({ name }) => `[${name}]`);
}

/** Joins neighbouring texts, which are read as one. */
function joined(lines: readonly string[]): readonly string[] {
  const isText = (line: string | undefined) => line?.trimStart().startsWith('“') === true;
  const all: string[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (last !== undefined && isText(last) && isText(line))
      all[all.length - 1] = `${last.slice(0, -1)} ${line.trimStart().slice(1)}`;
    else all.push(line);
  }
  return all;
}

/** Replaces runs of lines that are in `seen` with a sign, and adds the others to it. */
export function withoutSeen(lines: readonly string[], seen: Set<string>): readonly string[] {
  const shown = lines.map((line) => (seen.has(line) ? '…' : line));
  for (const line of lines) seen.add(line);
  return shown.filter((line, index) => line !== '…' || shown[index - 1] !== '…');
}
