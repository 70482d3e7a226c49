type Policy = Readonly<Record<string, readonly string[]>>;

/** What the page may load: its own files and nothing else. No script and no style stands in the page itself. */
export const PAGE_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"], // its socket as well
  'worker-src': ["'self'"], // bots, and the service worker
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"], // forms are sent by script
  'frame-ancestors': ["'none'"],
};

/** As a header. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
