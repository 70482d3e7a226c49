type Policy = Readonly<Record<string, readonly string[]>>;

/** Content security policy of the web app: it loads its own files only, without inline scripts or styles. */
export const PAGE_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"], // includes the WebSocket
  'worker-src': ["'self'"], // bots, and the service worker
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"], // forms are sent by script
  'frame-ancestors': ["'none'"],
};

/** Returns a policy as the value of its header. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
