/** Adds an SVG symbol sheet to those in index.html. */
export function putSymbols(sheet: string): void {
  document.querySelector('.defs')?.insertAdjacentHTML('beforeend', sheet);
}
