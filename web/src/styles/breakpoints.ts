/** Media queries of `breakpoints.css` that scripts use. */
export const PHONE = '(max-width: 719px)';
export const TABLET = '(max-width: 959px)';
