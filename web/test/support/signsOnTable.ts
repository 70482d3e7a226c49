import type { Page } from 'playwright-core';

/** The result of pressing every number, letter and symbol in sight. */
export interface SignsFound {
  /** Numbers, letters and symbols without a tip, each with the classes of its element. */
  readonly unexplained: readonly string[];
  /** The SVG symbols in sight. */
  readonly symbols: readonly string[];
  /** The additional signs in sight. An unknown one would be left out without an error. */
  readonly extraSigns: readonly string[];
}

/** Waits until tips are shown. They are loaded after the table. */
export async function waitForTips(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shield = document.querySelector('.who svg');
    const press = new MouseEvent('signpress', { bubbles: true, cancelable: true });
    return shield !== null && !shield.dispatchEvent(press);
  });
  await page.mouse.click(1, 1); // hides the tip
}

/** Presses everything in sight that is not a word, as a finger would, and returns the things without a tip. */
export const signsInSight = (page: Page): Promise<SignsFound> => page.evaluate(pressAll);

/** Runs in the page. A long press on a sign cancels its event; the tip itself appears later and covers nothing. */
function pressAll(): SignsFound {
  /** Buttons that say in words what they do, sentences, and tables with headings. */
  const NAMED = '.unseen, .goes, .btn, .legendButton, .close, .keysButton, .pointInfo, a, .score';
  /** Pictures of components, which have explanations of their own, and icons of buttons. */
  const PICTURE = /^#(v|artist|preacher|i)-/;
  const isWord = (text: string) => /\p{L}{3}/u.test(text.replaceAll('\u00AD', ''));
  const isSign = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text) && !isWord(text);
  const ownText = (element: Element) =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(' ');
  const middleOf = (node: Node) => {
    const range = document.createRange();
    range.selectNode(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    return width < 2 || height < 2 ? null : { clientX: x + width / 2, clientY: y + height / 2 };
  };
  /** True if the tooltip of a choice says its number within a sentence. */
  const isInTitle = (element: Element, text: string) => {
    const title = element.closest('.segment')?.getAttribute('title') ?? '';
    return isWord(title) && title.includes(/\d+/.exec(text)?.[0] ?? text);
  };
  const hasTip = (node: Node, element: Element) => {
    const middle = middleOf(node);
    const top = middle === null ? null : document.elementFromPoint(middle.clientX, middle.clientY);
    // Under the "i" button a sign cannot be pointed at. Phones show the button on the chosen thing only.
    if (innerWidth >= 720 && top?.closest('.pointInfo')?.parentElement?.contains(element)) return false;
    const isSeen = top !== null && (element.contains(top) || getComputedStyle(element).pointerEvents === 'none');
    if (middle === null || top === null || !isSeen) return true; // hidden, or covered by something else
    return !top.dispatchEvent(new MouseEvent('signpress', { bubbles: true, cancelable: true, ...middle }));
  };
  const pathOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class')}`)
      .join(' < ');
  const unexplained = new Set<string>();
  const symbols = new Set<string>();
  const table = document.querySelector('.table') ?? document.body;
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : node.parentElement;
    const symbol = node instanceof SVGSVGElement ? node.querySelector('use')?.getAttribute('href') : null;
    const text = symbol ?? (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '');
    if (typeof symbol === 'string') symbols.add(symbol);
    if (element === null || element.closest(NAMED) !== null || PICTURE.test(text)) continue;
    if (typeof symbol !== 'string' && (!isSign(text) || isWord(ownText(element)) || isInTitle(element, text))) continue;
    if (!hasTip(node, element)) unexplained.add(`${text.trim()} in ${pathOf(element)}`);
  }
  const marked = [...table.querySelectorAll<HTMLElement>('[data-extra-sign]')];
  const extraSigns = new Set(marked.map(({ dataset }) => dataset.extraSign ?? ''));
  return { unexplained: [...unexplained], symbols: [...symbols], extraSigns: [...extraSigns] };
}
