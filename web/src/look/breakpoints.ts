/** As in `breakpoints.css`. */
export const PHONE = '(max-width: 719px)';
export const TABLET = '(max-width: 959px)';
