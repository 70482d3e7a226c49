/** Puts a sheet of drawings next to those the page came with. */
export function putSymbols(sheet: string): void {
  document.querySelector('.defs')?.insertAdjacentHTML('beforeend', sheet);
}
