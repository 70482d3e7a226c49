interface LayoutSettings {
  /** True if the question may be cut: a hover or tap shows all of it. */
  readonly mayCutQuestion: boolean;
}

/** Finds overlapping zones of a table, cut questions and tabs, and navigation out of reach. Runs in the page. */
export function layoutFaults({ mayCutQuestion }: LayoutSettings): readonly string[] {
  const faults: string[] = [];
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getBoundingClientRect().width > 0);
  const isInside = (inner: Element, outer: DOMRectReadOnly) => {
    const { left, top, right, bottom } = inner.getBoundingClientRect();
    return left >= outer.left - 1 && top >= outer.top - 1 && right <= outer.right + 1 && bottom <= outer.bottom + 1;
  };
  const overlap = (a: Element, b: Element) => {
    const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 1 && height > 1;
  };
  const zones = seen('.bar, .askLine, .actButtons, .choiceRow, .people, .board, .dock, .rail, .tabs');
  for (const [index, zone] of zones.entries())
    for (const other of zones.slice(index + 1))
      if (overlap(zone, other)) faults.push(`${zone.className} and ${other.className} overlap`);

  for (const line of seen('.ask h1 .line')) {
    const cut = line.scrollHeight - line.clientHeight; // descenders may extend beyond the last line
    const isCut = cut > Number.parseFloat(getComputedStyle(line).fontSize) / 2 || line.scrollWidth > line.clientWidth;
    if (isCut && !mayCutQuestion) faults.push('the question is cut');
  }
  for (const stage of innerWidth < innerHeight ? seen('.ask .stage') : [])
    if (stage.scrollWidth > stage.clientWidth) faults.push('the stage of the game is cut');
  for (const tabs of seen('.tabs'))
    for (const tab of seen('.tabs button'))
      if (!isInside(tab, tabs.getBoundingClientRect()) || tab.scrollWidth > tab.clientWidth)
        faults.push(`the tab ${tab.textContent} is cut`);

  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const isReachable = seen('.bar a[href="/settings"], .menuButton').some((one) => isInside(one, screen));
  if (!isReachable) faults.push('home, rules and settings are out of reach');
  return faults;
}
