// What was found about Firenze when the page was last looked at by a person; the figures above are counted anew each time.
export const REMARKS = [];
