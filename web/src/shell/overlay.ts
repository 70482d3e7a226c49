/** True while a dialog or a popover that takes the keyboard is open. Tips of signs do not take it. */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], [popover]:not(.signTip):popover-open') !== null;
}
